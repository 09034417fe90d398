/**
 * What people call each kind of thing in Polish, English and German, folded. Data. The first word is the lexeme under which the others
 * are indexed. `family` decides what a bare `128 GB` means. A component (`ssd`) is a feature when it stands beside a device.
 */
export type CategoryWords = {
  slugs: string[]
  family: string
  kind: 'device' | 'component' | 'accessory'
  words: string
}

const device = (slugs: string, family: string, words: string): CategoryWords => ({
  slugs: slugs.split(' '),
  family,
  kind: 'device',
  words,
})
const component = (slugs: string, family: string, words: string): CategoryWords => ({
  slugs: slugs.split(' '),
  family,
  kind: 'component',
  words,
})
const accessory = (slugs: string, words: string): CategoryWords => ({
  slugs: slugs.split(' '),
  family: 'parts',
  kind: 'accessory',
  words,
})

export const CATEGORY_WORDS: readonly CategoryWords[] = [
  device(
    'laptops',
    'laptops',
    'laptop, laptopa, laptopem, laptopie, laptopowi, laptopy, laptopow, laptopach, laptopami, laptops, lapek, lapka, lapki, notebook, notebooka, notebooki, notebookow, notebookiem, notebooks, klapprechner, komputer przenosny, komputera przenosnego, komputery przenosne, portable computer, tragbarer computer',
  ),
  device(
    'business-laptops laptops-business',
    'laptops',
    'laptop biznesowy, laptopy biznesowe, laptopa biznesowego, laptop do biura, laptop firmowy, laptop dla firmy, laptop poleasingowy biznesowy, business laptop, business laptops, business notebook, business notebooks, businesslaptop, businesslaptops, businessnotebook, laptop business',
  ),
  device(
    'gaming-laptops laptops-gaming',
    'laptops',
    'laptop gamingowy, laptopy gamingowe, laptopa gamingowego, laptop do gier, laptopy do gier, laptop dla gracza, laptop gaming, gaming laptop, gaming laptops, gaming notebook, gaming notebooks, gaminglaptop',
  ),
  device('ultrabooks', 'laptops', 'ultrabook, ultrabooka, ultrabooki, ultrabookow, ultrabooks'),
  device('macbooks apple-laptops', 'laptops', 'laptop apple, apple laptop, apple laptops'),
  device(
    'everyday-laptops',
    'laptops',
    'laptop do domu, laptopy do domu, laptop domowy, everyday laptop, everyday laptops, home laptop',
  ),
  device('chromebooks', 'laptops', 'chromebook, chromebooka, chromebooki, chromebooks'),
  device(
    'mobile-workstations workstations',
    'laptops',
    'mobilna stacja robocza, mobilne stacje robocze, mobile workstation, mobile workstations',
  ),
  device(
    'desktops',
    'desktops',
    'komputer, komputera, komputery, komputerow, komputerem, desktop, desktops, desktopy, pc, pecet, peceta, pecety, komputer stacjonarny, komputery stacjonarne, komputera stacjonarnego, desktop computer, desktop computers, desktop pc, desktop pcs, tower pc, standrechner, tischrechner',
  ),
  device(
    'gaming-desktops gaming-pcs desktops-gaming',
    'desktops',
    'komputer gamingowy, komputery gamingowe, komputer do gier, komputery do gier, pc gamingowy, gaming pc, gaming pcs, gaming desktop, gaming computer',
  ),
  device(
    'workstation-desktops workstations',
    'desktops',
    'stacja robocza, stacje robocze, stacji roboczych, workstation, workstations, arbeitsstation',
  ),
  device('mini-pcs mini-pc', 'desktops', 'mini pc, minipc, mini komputer, mini komputery, mini pcs'),
  device('all-in-one all-in-ones', 'desktops', 'all in one, aio, komputer all in one, all in one pc'),
  device('thin-clients', 'desktops', 'thin client, thin clients, terminal, terminale'),
  device(
    'phones smartphones',
    'phones',
    'telefon, telefonu, telefony, telefonow, telefonem, telefonie, smartfon, smartfona, smartfony, smartfonow, smartfonem, komorka, komorki, phone, phones, smartphone, smartphones, mobile phone, mobile phones, cell phone, handy, handys, mobiltelefon, mobiltelefone',
  ),
  device('tablets', 'tablets', 'tablet, tableta, tabletu, tablety, tabletow, tabletem, tablets, tabletten'),
  device(
    'e-readers ereaders',
    'tablets',
    'czytnik ebookow, czytnik e bookow, czytniki ebookow, e reader, ereader, ebook reader, e book reader',
  ),
  device(
    'monitors',
    'monitors',
    'monitor, monitora, monitory, monitorow, monitorem, monitors, monitore, bildschirm, bildschirme, display monitor',
  ),
  device(
    'gaming-monitors',
    'monitors',
    'monitor gamingowy, monitory gamingowe, monitor do gier, gaming monitor, gaming monitors, gaming monitore',
  ),
  device('servers', 'servers', 'serwer, serwera, serwery, serwerow, serwerem, server, servers'),
  device('rack-servers servers-rack', 'servers', 'serwer rack, serwery rack, rack server, rack servers, rackserver'),
  device('tower-servers', 'servers', 'serwer tower, tower server, tower servers'),
  device('nas', 'storage', 'nas, serwer nas, nas server, nas servers'),
  component(
    'storage',
    'storage',
    'dysk, dysku, dyski, dyskow, dyskiem, drive, drives, hard drive, hard drives, disk, festplatte, festplatten, datentrager, nosnik danych',
  ),
  component(
    'ssd ssds solid-state-drives',
    'storage',
    'ssd, dysk ssd, dyski ssd, dysku ssd, ssd drive, ssd drives, ssd disk, ssd dysk, ssd festplatte, ssd festplatten, solid state drive, solid state drives',
  ),
  component(
    'hdd hdds hard-drives',
    'storage',
    'hdd, dysk hdd, dyski hdd, dysk twardy, dyski twarde, dysk talerzowy, dyski talerzowe, hdd drive, hdd drives, hard disk, hard disks, hdd festplatte',
  ),
  component(
    'usb-drives pendrives',
    'storage',
    'pendrive, pendrivea, pendriveow, pendrivey, usb stick, usb sticks, flash drive, pamiec usb',
  ),
  component(
    'external-drives',
    'storage',
    'dysk zewnetrzny, dyski zewnetrzne, external drive, external drives, external hard drive, externe festplatte, externe festplatten',
  ),
  device(
    'network',
    'network',
    'sprzet sieciowy, urzadzenia sieciowe, network gear, network equipment, networking, netzwerktechnik, netzwerkgerate',
  ),
  device(
    'switches',
    'network',
    'switch, switcha, switche, switchy, switchow, switches, przelacznik, przelacznika, przelaczniki, przelacznik sieciowy, network switch, network switches, netzwerk switch, netzwerkswitch',
  ),
  device('routers', 'network', 'router, routera, routery, routerow, routers, ruter, rutery, wlan router, wlanrouter'),
  device(
    'access-points',
    'network',
    'access point, access pointy, access pointow, access points, accesspoint, punkt dostepowy, punkty dostepowe, zugangspunkt, wlan access point',
  ),
  device('firewalls', 'network', 'firewall, firewalla, firewalle, firewalls, zapora sieciowa, utm'),
  device(
    'network-cards',
    'network',
    'karta sieciowa, karty sieciowe, network card, network cards, netzwerkkarte, netzwerkkarten',
  ),
  device('printers', 'printers', 'drukarka, drukarki, drukarke, drukarek, printer, printers, drucker'),
  device(
    'laser-printers',
    'printers',
    'drukarka laserowa, drukarki laserowe, drukarke laserowa, laser printer, laser printers, laserdrucker',
  ),
  device(
    'inkjet-printers',
    'printers',
    'drukarka atramentowa, drukarki atramentowe, inkjet printer, inkjet printers, tintenstrahldrucker',
  ),
  device(
    'multifunction-printers',
    'printers',
    'urzadzenie wielofunkcyjne, drukarka wielofunkcyjna, multifunction printer, multifunktionsdrucker, multifunktionsgerat',
  ),
  device('scanners', 'printers', 'skaner, skanera, skanery, skanerow, scanner, scanners'),
  device(
    'consoles',
    'consoles',
    'konsola, konsole, konsoli, konsol, konsole do gier, konsola do gier, console, consoles, game console, game consoles, gaming console, spielkonsole, spielekonsole, konsolen, spielkonsolen',
  ),
  device(
    'handhelds handheld-consoles',
    'consoles',
    'konsola przenosna, konsole przenosne, handheld console, handheld consoles, handheld konsole',
  ),
  device(
    'cameras',
    'cameras',
    'aparat, aparatu, aparaty, aparatow, aparatem, aparat fotograficzny, aparaty fotograficzne, aparat cyfrowy, camera, cameras, digital camera, digital cameras, kamera, kamery, kameras, digitalkamera, fotoapparat',
  ),
  device(
    'mirrorless mirrorless-cameras',
    'cameras',
    'bezlusterkowiec, bezlusterkowca, bezlusterkowce, aparat bezlusterkowy, mirrorless, mirrorless camera, mirrorless cameras, systemkamera, systemkameras',
  ),
  device(
    'dslr dslrs dslr-cameras',
    'cameras',
    'lustrzanka, lustrzanki, lustrzanke, lustrzanek, dslr, dslr camera, dslr cameras, spiegelreflexkamera, spiegelreflex',
  ),
  device(
    'action-cameras',
    'cameras',
    'kamera sportowa, kamery sportowe, action camera, action cameras, action cam, actioncam',
  ),
  device('camcorders', 'cameras', 'kamera cyfrowa, camcorder, camcorders, kamera wideo, videokamera, video camera'),
  device(
    'lenses',
    'lenses',
    'obiektyw, obiektywu, obiektywy, obiektywow, lens, lenses, camera lens, camera lenses, objektiv, objektive',
  ),
  device('audio', 'audio', 'sprzet audio, audio equipment, audiotechnik'),
  device(
    'headphones',
    'audio',
    'sluchawki, sluchawek, sluchawkami, headphones, headphone, headset, headsets, earphones, earbuds, kopfhorer, ohrhorer',
  ),
  device(
    'speakers',
    'audio',
    'glosnik, glosnika, glosniki, glosnikow, speaker, speakers, lautsprecher, kolumny glosnikowe',
  ),
  device('soundbars', 'audio', 'soundbar, soundbara, soundbary, soundbars'),
  device(
    'watches smartwatches',
    'watches',
    'smartwatch, smartwatcha, smartwatche, smartwatches, zegarek, zegarka, zegarki, zegarkow, watch, watches, uhr, uhren, inteligentny zegarek',
  ),
  device(
    'smartbands fitness-trackers',
    'watches',
    'smartband, smartbandy, opaska sportowa, opaski sportowe, fitness tracker, fitness trackers, fitnesstracker',
  ),
  device(
    'tvs tv televisions tv-projectors',
    'tv',
    'telewizor, telewizora, telewizory, telewizorow, tv, tvs, television, televisions, fernseher, fernsehgerat',
  ),
  device(
    'projectors',
    'projectors',
    'projektor, projektora, projektory, projektorow, rzutnik, rzutnika, rzutniki, projector, projectors, beamer, projektoren',
  ),
  accessory(
    'parts',
    'czesci, czesc, czesci zamienne, part, parts, spare part, spare parts, ersatzteil, ersatzteile, podzespoly, components, komponenten, teile',
  ),
  component(
    'ram memory',
    'ram',
    'pamiec ram, pamiec do laptopa, pamieci do laptopa, pamiec do komputera, pamiec do serwera, pamiec ddr3, pamiec ddr4, pamiec ddr5, kosc pamieci, ram do laptopa, ram do komputera, ram do serwera, ram for laptop, ram fur laptop, pamieci ram, kosc ram, kosci ram, modul ram, ram module, ram modules, ram modul, memory module, memory modules, sodimm, dimm, arbeitsspeicher',
  ),
  component(
    'processors cpus cpu',
    'parts',
    'procesor, procesora, procesory, procesorow, processor, processors, cpu, cpus, prozessor, prozessoren',
  ),
  component(
    'graphics-cards gpus gpu',
    'parts',
    'karta graficzna, karty graficzne, karte graficzna, kart graficznych, graphics card, graphics cards, video card, gpu, gpus, grafikkarte, grafikkarten',
  ),
  component(
    'motherboards',
    'parts',
    'plyta glowna, plyty glowne, plyte glowna, motherboard, motherboards, mainboard, mainboards, hauptplatine',
  ),
  accessory(
    'power-supplies psus',
    'zasilacz komputerowy, zasilacz atx, power supply, power supplies, psu, pc netzteil',
  ),
  accessory(
    'chargers power-adapters power-supplies',
    'ladowarka, ladowarki, ladowarke, ladowarek, ladowarka sieciowa, zasilacz, zasilacza, zasilacze, charger, chargers, power adapter, power adapters, ladegerat, ladegerate, netzteil, netzteile',
  ),
  accessory(
    'laptop-batteries',
    'bateria do laptopa, baterie do laptopa, baterie do laptopow, akumulator do laptopa, laptop battery, laptop batteries, laptop akku, laptop akkus, laptopakku',
  ),
  accessory(
    'batteries laptop-batteries',
    'bateria, baterii, baterie, akumulator, akumulatora, akumulatory, battery, batteries, akku, akkus, batterie, batterien',
  ),
  accessory(
    'docking-stations docks',
    'stacja dokujaca, stacje dokujace, stacji dokujacej, dock, docks, docking station, docking stations, dockingstation, dockingstations, replikator portow',
  ),
  accessory('keyboards', 'klawiatura, klawiatury, klawiature, klawiatur, keyboard, keyboards, tastatur, tastaturen'),
  accessory('mice', 'mysz, myszy, myszka, myszki, mouse, mice, maus, mause'),
  accessory('accessories', 'akcesoria, akcesoriow, accessory, accessories, zubehor'),
  accessory(
    'displays laptop-screens screens',
    'matryca, matrycy, matryce, ekran do laptopa, ekran do telefonu, wyswietlacz, wyswietlacza, laptop screen, laptop screens, phone screen, lcd panel, ersatzdisplay',
  ),
  accessory(
    'controllers gamepads',
    'pad, pada, pady, padow, kontroler, kontrolera, kontrolery, controller, controllers, gamepad, gamepady',
  ),
  accessory(
    'toners cartridges',
    'toner, tonera, tonery, tonerow, toners, tusz, tusze, ink cartridge, druckerpatrone, kartridz',
  ),
]
