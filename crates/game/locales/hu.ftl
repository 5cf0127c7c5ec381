pad-not-a-number = `{ $text }` nem { $from } és { $to } közötti szám
pad-too-often = A { $value } többször szerepel itt, mint ahány van belőle ({ $each })
pad-not-a-seat = `{ $text }` nem ülőhely; az ülőhelyek számai 0-tól { $last }-ig terjednek
