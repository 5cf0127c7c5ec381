pad-not-a-number = `{ $text }` nem { $from } és { $to } közötti szám
pad-too-often = Túl sokszor szerepel: { $value } (összesen { $each } van belőle)
pad-not-a-seat = `{ $text }` nem hely; a helyek száma 0 és { $last } közötti
