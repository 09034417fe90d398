/** Things made for a device that have no category of their own here, folded; the first word of a line is the lexeme of all. Data. */
const LINES = `torba, torby, torbe, torebka, bag, bags, tasche, taschen, laptoptasche, notebooktasche
plecak, plecaka, plecaki, backpack, backpacks, rucksack, laptoprucksack
etui, futeral, case, cases, pokrowiec, pokrowca, pokrowce, sleeve, hulle, hullen, handyhulle, schutzhulle, obudowa, obudowy, cover
szklo, szkla, szkielko, folia, folie, screen protector, schutzfolie, panzerglas
kabel, kabla, kable, przewod, cable, cables, kabels, ladekabel
adapter, adaptera, adaptery, adapters, przejsciowka, przejsciowki, dongle
stojak, stojaka, podstawka, podstawki, podkladka, podkladki, stand, stands, stander, halterung, uchwyt, uchwytu, uchwyty, mount, wieszak, holder
zawias, zawiasy, zawiasow, hinge, hinges, scharnier, scharniere
wentylator, wentylatora, wentylatory, fan, fans, lufter, chlodzenie, cooler, heatsink, kuhler
gniazdo, gniazda, socket, buchse, tasma, tasmy
pilot, pilota, piloty, remote, fernbedienung
pasek, paska, paski, strap, straps, armband, armbander, bransoleta
rysik, rysika, stylus, pencil, eingabestift
kaddy, caddy, sanki, kieszen, ramka, tray, rail, rails, szyny
beben, bebna, drum, fuser`

export const ACCESSORY_WORDS: readonly string[][] = LINES.split('\n').map((line) => line.split(', '))
