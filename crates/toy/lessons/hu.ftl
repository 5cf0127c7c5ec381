# Leckék. `before` és `after` a tanuló pontjai.

lesson-first = Így játsszuk
    .about = Egy ütés: hívás, válasz, elvitel.

lesson-first-answer = Vidd el az ütést
    .task = A hívás a 4-es. Felelj úgy, hogy **te** vidd el mindkét lapot.
    .teaches = A nagyobb lap viszi az ütést. Egy elásott lap 2 pontot ér, és a hívott lap a hívóé.
    .learnt = A 4-es és a 6-os a tiéd: összesen { $after }.
    .lower = A 4-es nagyobb: a hívó vinné el mindkét lapot.
    .buried = Az elásott lap 2-t ér, de a 4-es a hívóé lenne.

# A szószedet.

word-trick = ütés
    .meaning = Egy hívott lap, és amelyikkel felelnek rá.
