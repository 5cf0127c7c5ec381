pad-not-a-number = `{ $text }` is not a number from { $from } to { $to }
pad-too-often = { $value } appears too often here; the box has it { $each ->
    [one] once
   *[other] { $each } times
}
pad-not-a-seat = `{ $text }` is not a seat; seats are 0 to { $last }
