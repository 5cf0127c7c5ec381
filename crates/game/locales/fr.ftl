pad-not-a-number = `{ $text }` n’est pas un nombre de { $from } à { $to }
pad-too-often = { $value } figure ici plus souvent que les { $each } qui existent
pad-not-a-seat = `{ $text }` n’est pas un siège ; les sièges vont de 0 à { $last }
