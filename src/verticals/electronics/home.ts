import { as, type CategorySeed, choice, number, seed, words, yesNo } from '../seed.ts'
import * as a from './attributes.ts'

const printerAttributes = [
  yesNo('color_print', ['Druk w kolorze', 'Colour printing', 'Farbdruck'], 'main', 'fc'),
  choice(
    'paper_format',
    ['Format', 'Paper size', 'Papierformat'],
    [
      ['a4', 'A4'],
      ['a3', 'A3'],
      ['label', 'Etykiety', 'Labels', 'Etiketten'],
      ['photo', 'Zdjęcia', 'Photos', 'Fotos'],
    ],
    'main',
    'fc',
  ),
  yesNo('duplex', ['Druk dwustronny', 'Duplex', 'Duplexdruck'], 'main', 'f'),
  yesNo('scanner', ['Skaner', 'Scanner', 'Scanner'], 'main', 'f'),
  number('page_count', ['Licznik stron', 'Page counter', 'Seitenzähler'], '', 'condition', 'fc'),
  number('page_ppm', ['Szybkość druku', 'Print speed', 'Druckgeschwindigkeit'], 'str./min', 'main', 'f'),
  number('toner_left', ['Pozostały toner / tusz', 'Toner or ink left', 'Resttoner / Tinte'], '%', 'condition'),
  yesNo('network', ['Sieć', 'Network', 'Netzwerk'], 'connectivity', 'f'),
]

const printers = seed('printers', 'printer', ['Drukarki', 'Printers', 'Drucker'], 500106, printerAttributes, [
  seed('laser-printers', 'printer', ['Drukarki laserowe', 'Laser printers', 'Laserdrucker'], 500106),
  seed('inkjet-printers', 'droplets', ['Drukarki atramentowe', 'Inkjet printers', 'Tintenstrahldrucker'], 500106),
  seed('label-printers', 'tag', ['Drukarki etykiet', 'Label printers', 'Etikettendrucker'], 500106),
])

const consoleAttributes = [
  as('fc', a.storageGb),
  as('f', a.color),
  choice(
    'drive',
    ['Napęd', 'Drive', 'Laufwerk'],
    [
      ['disc', 'Z napędem płyt', 'Disc drive', 'Mit Disc-Laufwerk'],
      ['digital', 'Bez napędu', 'Digital', 'Ohne Laufwerk'],
      ['cartridge', 'Kartridże', 'Cartridges', 'Module'],
    ],
    'main',
    'fc',
  ),
  number('controllers', ['Liczba padów', 'Controllers', 'Controller'], '', 'condition', 'f'),
  yesNo('ban_free', ['Bez blokady konta', 'No network ban', 'Ohne Netzwerksperre'], 'condition', 'f'),
  words('firmware', ['Oprogramowanie', 'Firmware', 'Firmware'], 'condition'),
]

const consoles = seed('consoles', 'gamepad-2', ['Konsole', 'Consoles', 'Konsolen'], 1294, consoleAttributes, [
  seed('home-consoles', 'gamepad', ['Konsole stacjonarne', 'Home consoles', 'Heimkonsolen'], 1294),
  seed('handhelds', 'gamepad-2', ['Konsole przenośne', 'Handhelds', 'Handhelds'], 1294, [as('f', a.screenIn), a.panel]),
  seed('controllers', 'joystick', ['Kontrolery', 'Controllers', 'Controller'], 1270, [
    a.wireless,
    words('platform', ['Platforma', 'Platform', 'Plattform'], 'main', 'c'),
  ]),
])

const cameraAttributes = [
  a.sensor,
  a.megapixels,
  a.mount,
  as('fc', a.shutterCount),
  choice(
    'video',
    ['Wideo', 'Video', 'Video'],
    [
      ['hd', 'Full HD'],
      ['uhd', '4K'],
      ['uhd60', '4K 60 kl./s', '4K 60 fps', '4K 60 B/s'],
      ['uhd5k', '5,3–8K', '5.3–8K', '5,3–8K'],
    ],
    'main',
    'f',
  ),
  yesNo('stabilised', ['Stabilizacja matrycy', 'Sensor stabilisation', 'Bildstabilisator'], 'main', 'f'),
  yesNo('with_lens', ['Z obiektywem', 'With lens', 'Mit Objektiv'], 'condition', 'f'),
  as('f', a.color),
  a.weightKg,
  a.chargerIncluded,
]

const cameras = seed('cameras', 'camera', ['Aparaty', 'Cameras', 'Kameras'], 152, cameraAttributes, [
  seed('mirrorless', 'camera', ['Bezlusterkowce', 'Mirrorless cameras', 'Systemkameras'], 152),
  seed('dslr', 'aperture', ['Lustrzanki', 'DSLR cameras', 'Spiegelreflexkameras'], 152),
  seed('compact-cameras', 'focus', ['Aparaty kompaktowe', 'Compact cameras', 'Kompaktkameras'], 152),
  seed('action-cameras', 'video', ['Kamery sportowe', 'Action cameras', 'Actionkameras'], 155),
])

const lensAttributes = [
  a.mount,
  number('focal_mm', ['Ogniskowa od', 'Focal length from', 'Brennweite ab'], 'mm', 'main', 'fc'),
  number('focal_max_mm', ['Ogniskowa do', 'Focal length to', 'Brennweite bis'], 'mm', 'main'),
  number('aperture', ['Jasność f/', 'Aperture f/', 'Lichtstärke f/'], '', 'main', 'fc'),
  yesNo('stabilised', ['Stabilizacja', 'Stabilised', 'Stabilisiert'], 'main', 'f'),
  number('filter_mm', ['Średnica filtra', 'Filter size', 'Filterdurchmesser'], 'mm', 'other', 'f'),
  yesNo('fungus_free', ['Bez grzyba i zamglenia', 'No fungus or haze', 'Ohne Pilz und Schleier'], 'condition', 'f'),
  a.weightKg,
]

const lenses = seed('lenses', 'aperture', ['Obiektywy', 'Lenses', 'Objektive'], 4432, lensAttributes, [
  seed('prime-lenses', 'circle-dot', ['Stałoogniskowe', 'Prime lenses', 'Festbrennweiten'], 4432),
  seed('zoom-lenses', 'zoom-in', ['Zmiennoogniskowe', 'Zoom lenses', 'Zoomobjektive'], 4432),
])

const tvAttributes = [
  as('fc', a.resolution),
  as('f', a.hdr),
  as('fc', a.workingHours),
  yesNo('smart', ['Smart TV', 'Smart TV', 'Smart-TV'], 'main', 'f'),
  as('', a.ports),
]

const tvs = seed(
  'tv-projectors',
  'tv',
  ['TV i projektory', 'TV and projectors', 'TV und Projektoren'],
  404,
  tvAttributes,
  [
    seed('tvs', 'tv', ['Telewizory', 'Televisions', 'Fernseher'], 404, [
      as('fc', a.screenIn),
      as('fc', a.panel),
      as('f', a.refreshHz),
      yesNo('burn_in', ['Wypalenia', 'Burn-in', 'Einbrennen'], 'condition', 'f'),
    ]),
    seed('projectors', 'projector', ['Projektory', 'Projectors', 'Projektoren'], 396, [
      number('lumens', ['Jasność', 'Brightness', 'Helligkeit'], 'lm', 'main', 'fc'),
      choice(
        'projector_type',
        ['Technologia', 'Technology', 'Technik'],
        [
          ['dlp', 'DLP'],
          ['lcd3', '3LCD'],
          ['laser', 'Laser'],
          ['led', 'LED'],
        ],
        'main',
        'fc',
      ),
    ]),
  ],
)

/** Printers, consoles, cameras, lenses, televisions. */
export const homeSeeds: CategorySeed[] = [printers, consoles, cameras, lenses, tvs]
