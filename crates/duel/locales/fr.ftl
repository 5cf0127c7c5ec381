name = Imhotep : Le Duel
seat-0 = Blanc
seat-1 = Noir

part-obelisk = Obélisque
part-temple = Temple
part-pyramids = Pyramides
part-tomb = Tombeau
part-actions = Actions
part-meeples = Pions

forced = { $seat } n’a pas d’autre choix.

option-sides = La face utilisée de chaque plateau : obélisque, temple, pyramides, chambre funéraire
option-pyramid_b_four = Les points de quatre jetons dans la plus petite pyramide, face B : 18 selon la règle française, 15 selon l’anglaise et la hongroise
option-hidden_temples = Cache à l’écran le temple adverse jusqu’à la fin, face A

pad-first_to_five = Qui a eu cinq obélisques en premier (face B)
pad-obelisks = Jetons Obélisque
pad-temples = Jetons Temple, par leur nombre de symboles
pad-light = Jetons Pyramide clairs
pad-dark = Jetons Pyramide foncés
pad-tombs = Jetons Chambre funéraire, par leur numéro
pad-actions = Jetons Action non joués
pad-meeples = Pions sur le port

token-obelisk = obélisque
    .taken = un obélisque
token-temple = temple { $number }
    .taken = le temple { $number }
token-light = pyramide claire
    .taken = une pierre de pyramide claire
token-dark = pyramide foncée
    .taken = une pierre de pyramide foncée
token-tomb = tombeau { $number }
    .taken = le tombeau { $number }
token-take = action Prendre
    .taken = l’action Prendre
token-place = action Placer 2–3
    .taken = l’action Placer 2–3
token-unload = action Placer et décharger
    .taken = l’action Placer et décharger
token-swap = action Échanger et décharger
    .taken = l’action Échanger et décharger
token-hidden-temple = un jeton Temple

do-place = Placer un pion en { $cell }
do-unload = Décharger le bateau { $boat }
do-use-take = Jouer Prendre : un jeton de n’importe quel bateau
do-use-place = Jouer Placer 2–3 : deux ou trois pions
do-use-unload = Jouer Placer et décharger : un pion, puis un ou deux bateaux
do-use-swap = Jouer Échanger et décharger : échanger deux jetons d’un bateau, puis décharger
do-take = Prendre le jeton en { $space }
do-swap = Échanger les emplacements { $lower } et { $higher } du bateau { $boat }
do-stop = En rester là

loaded = Nouveau en { $space } : { $token }.
placed = { $seat } place un pion en { $cell }.
unloading = { $seat } décharge le bateau { $boat }.
gained = { $seat } prend { $token }.
lost = Perdu : { $token }.
first-to-five = { $seat } est le premier à posséder cinq obélisques.
left = Le bateau { $boat } ne peut plus être chargé et quitte le jeu.
used = { $seat } joue le jeton { $token }.
swapped = { $seat } échange les emplacements { $lower } et { $higher } du bateau { $boat }.
stopped = { $seat } en reste là.
passed = { $seat } ne peut rien faire et passe.
ended = Cinq bateaux sont partis : la partie est finie.

to-move = à jouer
supply = Pioche { $supply } ({ $loads ->
    [one] { $loads } charge
   *[other] { $loads } charges
}), entrepôt { $reserve }
unseen = Cachés
in-harbor = { $standing } au port, { $hand } en main
hidden = face cachée
choices = Ou :

sign-meeples = pions de Blanc et de Noir
sign-free = une case où vous pouvez placer un pion
sign-ready = un bateau que vous pouvez décharger
sign-obelisk = obélisque
sign-temple = temple, avec son nombre de symboles
sign-pyramids = pyramide claire et pyramide foncée
sign-tomb = chambre funéraire, avec son numéro
sign-take = action Prendre : un jeton de n’importe quel bateau
sign-place = action Placer 2–3 : deux ou trois pions
sign-unload = action Placer et décharger : un pion, un ou deux bateaux
sign-swap = action Échanger et décharger : deux jetons, un bateau
sign-goes = ce jeton irait à Blanc
sign-lost = ce jeton serait perdu
sign-gone = un bateau qui a quitté le jeu
sign-first = premier à posséder cinq obélisques

pad-too-many-tokens = Les deux joueurs ont { $held } jetons de cette sorte, mais il y en a { $copies } : { $token }.
pad-too-many-actions = Les deux joueurs ont plus que les douze jetons Action qui existent.
pad-not-five = { $seat } aurait eu cinq obélisques en premier, mais en a moins.
pad-who-was-first = Les deux joueurs ont cinq obélisques : dites qui les a eus en premier (first_to_five).
