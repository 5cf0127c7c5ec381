pad-not-a-number = `{ $text }` n’est pas un nombre de { $from } à { $to }
pad-too-often = { $value } figure trop souvent ici : il n’y en a que { $each }
pad-not-a-seat = `{ $text }` n’est pas une place ; les places vont de 0 à { $last }
