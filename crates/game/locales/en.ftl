pad-not-a-number = `{ $text }` is not a number from { $from } to { $to }
pad-too-often = { $value } stands here more often than the { $each } that there are
pad-not-a-seat = `{ $text }` is not a seat; seats are 0 to { $last }
