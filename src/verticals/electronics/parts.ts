import { as, type CategorySeed, type Choice, choice, number, seed, words, yesNo } from '../seed.ts'
import * as a from './attributes.ts'

const DRIVE_INTERFACES: readonly Choice[] = [
  ['sata', 'SATA'],
  ['nvme', 'PCIe NVMe'],
  ['sas', 'SAS'],
  ['usb', 'USB'],
  ['ethernet', 'Ethernet'],
]

const storageAttributes = [
  as('fc', a.storageGb),
  choice('interface', ['Interfejs', 'Interface', 'Schnittstelle'], DRIVE_INTERFACES, 'connectivity', 'fc'),
  choice(
    'drive_size',
    ['Format', 'Form factor', 'Bauform'],
    [
      ['m2_2280', 'M.2 2280'],
      ['m2_2230', 'M.2 2230'],
      ['in2_5', '2,5″', '2.5″', '2,5″'],
      ['in3_5', '3,5″', '3.5″', '3,5″'],
      ['external', 'Zewnętrzny', 'External', 'Extern'],
      ['desktop', 'Wolnostojący', 'Desktop', 'Tischgerät'],
    ],
    'main',
    'fc',
  ),
  as('fc', a.workingHours),
  yesNo('smart_ok', ['SMART bez błędów', 'SMART clean', 'SMART fehlerfrei'], 'condition', 'f'),
]

const storage = seed('storage', 'hard-drive', ['Dyski', 'Storage', 'Speicher'], 2414, storageAttributes, [
  seed('ssd', 'memory-stick', ['Dyski SSD', 'SSDs', 'SSDs'], 380, [
    number('tbw_used', ['Zapisane dane', 'Data written', 'Geschriebene Daten'], 'TB', 'condition', 'f'),
  ]),
  seed('hdd', 'hard-drive', ['Dyski HDD', 'Hard disks', 'Festplatten'], 380, [
    number('rpm', ['Obroty', 'Rotation', 'Umdrehungen'], 'obr./min', 'main', 'f'),
  ]),
  seed('nas', 'database', ['Serwery NAS', 'NAS', 'NAS'], 2414, [
    number('bays', ['Kieszenie', 'Bays', 'Einschübe'], '', 'main', 'f'),
    as('f', a.ramGb),
  ]),
])

const networkAttributes = [
  a.portsCount,
  a.portSpeed,
  number('sfp', ['Porty SFP / SFP+', 'SFP / SFP+ ports', 'SFP-/SFP+-Ports'], '', 'connectivity', 'f'),
  as('fc', a.poeW),
  as('f', a.managed),
  choice(
    'licence_state',
    ['Licencja', 'Licence', 'Lizenz'],
    [
      ['not_needed', 'Niepotrzebna', 'Not needed', 'Nicht nötig'],
      ['included', 'W zestawie', 'Included', 'Inklusive'],
      ['expired', 'Wygasła', 'Expired', 'Abgelaufen'],
    ],
    'condition',
    'f',
  ),
  yesNo('rack_ears', ['Uchwyty rack', 'Rack ears', 'Rack-Winkel'], 'condition', 'f'),
]

const network = seed('network', 'network', ['Sieć', 'Network', 'Netzwerk'], 2455, networkAttributes, [
  seed('switches', 'ethernet-port', ['Przełączniki', 'Switches', 'Switches'], 2455),
  seed('routers', 'router', ['Routery', 'Routers', 'Router'], 1350, [as('f', a.wifi)]),
  seed('access-points', 'wifi', ['Punkty dostępowe', 'Access points', 'Access Points'], 5496, [a.wifi]),
  seed('firewalls', 'brick-wall', ['Zapory sieciowe', 'Firewalls', 'Firewalls'], 3742, [
    number('throughput_gbps', ['Przepustowość', 'Throughput', 'Durchsatz'], 'Gb/s', 'main', 'f'),
  ]),
])

const ramKit = words('kit', ['Zestaw', 'Kit', 'Kit'], 'memory')
const parts = seed(
  'parts',
  'cpu',
  ['Części', 'Parts', 'Teile'],
  279,
  [a.partNumber, a.fitsTo],
  [
    seed('ram', 'memory-stick', ['Pamięci RAM', 'Memory', 'Arbeitsspeicher'], 1733, [
      as('fc', a.ramGb),
      as('fc', a.ramType),
      choice(
        'module',
        ['Moduł', 'Module', 'Modul'],
        [
          ['sodimm', 'SO-DIMM'],
          ['dimm', 'DIMM'],
          ['rdimm', 'RDIMM ECC'],
        ],
        'memory',
        'fc',
      ),
      number('mhz', ['Taktowanie', 'Speed', 'Takt'], 'MHz', 'memory', 'f'),
      ramKit,
    ]),
    seed('laptop-batteries', 'battery-full', ['Baterie do laptopów', 'Laptop batteries', 'Laptop-Akkus'], 1564, [
      number('capacity_wh', ['Pojemność', 'Capacity', 'Kapazität'], 'Wh', 'main', 'fc'),
      yesNo('original', ['Oryginalna', 'Original', 'Original'], 'condition', 'fc'),
      as('f', a.batteryCycles),
    ]),
    seed('power-supplies', 'plug-zap', ['Zasilacze i ładowarki', 'Power supplies', 'Netzteile'], 291, [
      a.powerW,
      words('plug', ['Wtyk', 'Connector', 'Stecker'], 'connectivity', 'c'),
      yesNo('original', ['Oryginalny', 'Original', 'Original'], 'condition', 'f'),
    ]),
    seed('docking-stations', 'dock', ['Stacje dokujące', 'Docking stations', 'Dockingstationen'], 300, [
      as('f', a.powerW),
      words('plug', ['Złącze do laptopa', 'Laptop connector', 'Laptop-Anschluss'], 'connectivity', 'c'),
      a.ports,
      as('f', a.chargerIncluded),
    ]),
    seed('graphics-cards', 'gpu', ['Karty graficzne', 'Graphics cards', 'Grafikkarten'], 297, [
      number('vram_gb', ['Pamięć VRAM', 'VRAM', 'VRAM'], 'GB', 'memory', 'fc'),
      words('vram_type', ['Typ pamięci', 'Memory type', 'Speichertyp'], 'memory', 'c'),
      as('f', a.powerW),
    ]),
    seed('keyboards', 'keyboard', ['Klawiatury', 'Keyboards', 'Tastaturen'], 303, [
      as('fc', a.keyboardLayout),
      a.wireless,
      as('f', a.color),
      yesNo('backlit', ['Podświetlenie', 'Backlit', 'Beleuchtet'], 'main', 'f'),
    ]),
    seed('displays', 'panel-top', ['Matryce do laptopów', 'Laptop displays', 'Laptop-Displays'], 4224, [
      as('fc', a.screenIn),
      as('fc', a.resolution),
      as('f', a.panel),
      words('plug', ['Złącze', 'Connector', 'Anschluss'], 'connectivity', 'c'),
    ]),
  ],
)

/** Drives, network gear and parts. */
export const partSeeds: CategorySeed[] = [storage, network, parts]
