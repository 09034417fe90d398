import { as, type CategorySeed, choice, number, seed, words, yesNo } from '../seed.ts'
import * as a from './attributes.ts'

const phoneAttributes = [
  as('fc', a.screenIn),
  a.storageGb,
  as('fc', a.ramGb),
  as('fc', a.batteryHealth),
  as('f', a.color),
  as('f', a.simLock),
  as('f', a.dualSim),
  yesNo('five_g', ['5G'], 'connectivity', 'f'),
  yesNo('esim', ['eSIM'], 'connectivity', 'f'),
  as('f', a.os),
  a.updatesUntil,
  as('f', a.panel),
  a.refreshHz,
  // Of the camera, not of the display.
  number('megapixels', ['Aparat główny', 'Main camera', 'Hauptkamera'], 'MP', 'main', 'f'),
  yesNo('screen_original', ['Oryginalny wyświetlacz', 'Original display', 'Originaldisplay'], 'condition'),
  yesNo('account_lock_off', ['Konto producenta odłączone', 'Account lock off', 'Kontosperre entfernt'], 'condition'),
  a.batteryCycles,
  a.chargerIncluded,
]

const phones = seed('phones', 'smartphone', ['Telefony', 'Phones', 'Handys'], 267, phoneAttributes, [
  seed('smartphones', 'smartphone', ['Smartfony', 'Smartphones', 'Smartphones'], 267),
  seed('feature-phones', 'phone', ['Telefony klasyczne', 'Feature phones', 'Tastenhandys'], 267),
])

const tabletAttributes = [
  a.screenIn,
  a.storageGb,
  as('f', a.ramGb),
  as('fc', a.batteryHealth),
  a.cellular,
  as('f', a.color),
  as('f', a.os),
  a.updatesUntil,
  yesNo('pen', ['Obsługa rysika', 'Pen support', 'Stiftunterstützung'], 'main', 'f'),
  a.panel,
  a.refreshHz,
  a.batteryCycles,
  a.chargerIncluded,
]

const tablets = seed('tablets', 'tablet', ['Tablety', 'Tablets', 'Tablets'], 4745, tabletAttributes, [
  seed('apple-tablets', 'tablet', ['iPady', 'iPads', 'iPads'], 4745),
  seed('android-tablets', 'tablet-smartphone', ['Tablety z Androidem', 'Android tablets', 'Android-Tablets'], 4745),
  seed('windows-tablets', 'tablet', ['Tablety z Windows', 'Windows tablets', 'Windows-Tablets'], 4745, [
    as('', a.cpuModel),
    a.keyboardLayout,
    a.windows11,
  ]),
])

const watchAttributes = [
  number('case_mm', ['Koperta', 'Case size', 'Gehäusegröße'], 'mm', 'main', 'fc'),
  as('fc', a.batteryHealth),
  as('f', a.color),
  yesNo('gps', ['GPS'], 'connectivity', 'f'),
  as('f', a.cellular),
  choice(
    'works_with',
    ['Współpracuje z', 'Works with', 'Kompatibel mit'],
    [
      ['ios', 'iPhone'],
      ['android', 'Android'],
      ['both', 'iPhone i Android', 'iPhone and Android', 'iPhone und Android'],
    ],
    'connectivity',
    'fc',
  ),
  choice(
    'strap',
    ['Pasek', 'Strap', 'Armband'],
    [
      ['silicone', 'Silikonowy', 'Silicone', 'Silikon'],
      ['leather', 'Skórzany', 'Leather', 'Leder'],
      ['metal', 'Metalowy', 'Metal', 'Metall'],
      ['textile', 'Tekstylny', 'Textile', 'Textil'],
    ],
    'other',
    'f',
  ),
  a.panel,
  words('water_resistance', ['Wodoszczelność', 'Water resistance', 'Wasserdichtigkeit'], 'other'),
]

const watches = seed('watches', 'watch', ['Zegarki', 'Watches', 'Uhren'], 201, watchAttributes, [
  seed('smartwatches', 'watch', ['Smartwatche', 'Smartwatches', 'Smartwatches'], 201),
  seed('sport-watches', 'activity', ['Zegarki sportowe', 'Sport watches', 'Sportuhren'], 201),
])

const audioAttributes = [
  a.wireless,
  choice(
    'audio_type',
    ['Rodzaj', 'Type', 'Bauart'],
    [
      ['over_ear', 'Nauszne', 'Over-ear', 'Over-Ear'],
      ['on_ear', 'Nauszne małe', 'On-ear', 'On-Ear'],
      ['in_ear', 'Dokanałowe', 'In-ear', 'In-Ear'],
      ['headset', 'Z mikrofonem na pałąku', 'Headset with boom', 'Headset mit Bügelmikrofon'],
      ['portable', 'Przenośny', 'Portable', 'Tragbar'],
      ['smart', 'Inteligentny', 'Smart speaker', 'Smarter Lautsprecher'],
      ['studio', 'Studyjny', 'Studio monitor', 'Studiomonitor'],
    ],
    'main',
    'fc',
  ),
  as('f', a.color),
  number('battery_h', ['Czas pracy', 'Playing time', 'Laufzeit'], 'h', 'other', 'f'),
  words('codecs', ['Kodeki', 'Codecs', 'Codecs'], 'connectivity'),
]

const audio = seed('audio', 'headphones', ['Audio', 'Audio', 'Audio'], 505771, audioAttributes, [
  seed('headphones', 'headphones', ['Słuchawki', 'Headphones', 'Kopfhörer'], 505771, [
    yesNo('anc', ['Redukcja szumów', 'Noise cancelling', 'Geräuschunterdrückung'], 'main', 'fc'),
  ]),
  seed('speakers', 'speaker', ['Głośniki', 'Speakers', 'Lautsprecher'], 249, [as('f', a.powerW)]),
])

/** Phones, tablets, watches and audio. */
export const mobileSeeds: CategorySeed[] = [phones, tablets, watches, audio]
