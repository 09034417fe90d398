import { as, type CategorySeed, choice, number, seed, words, yesNo } from '../seed.ts'
import * as a from './attributes.ts'

const laptopAttributes = [
  a.screenIn,
  a.cpuModel,
  a.ramGb,
  a.storageGb,
  a.cpuFamily,
  a.cores,
  a.ramType,
  a.storageType,
  a.resolution,
  as('f', a.gpuType),
  a.gpuModel,
  a.keyboardLayout,
  as('f', a.touch),
  a.panel,
  as('f', a.refreshHz),
  as('f', a.os),
  a.windows11,
  a.updatesUntil,
  as('f', a.batteryHealth),
  a.batteryCycles,
  a.chargerIncluded,
  as('f', a.color),
  as('f', a.weightKg),
  a.ports,
]

const laptops = seed('laptops', 'laptop', ['Laptopy', 'Laptops', 'Laptops'], 328, laptopAttributes, [
  seed('business-laptops', 'briefcase', ['Laptopy biznesowe', 'Business laptops', 'Business-Laptops'], 328),
  seed('ultrabooks', 'laptop-minimal', ['Ultrabooki', 'Ultrabooks', 'Ultrabooks'], 328),
  seed('gaming-laptops', 'gamepad-2', ['Laptopy gamingowe', 'Gaming laptops', 'Gaming-Laptops'], 328),
  seed(
    'workstations',
    'drafting-compass',
    ['Mobilne stacje robocze', 'Mobile workstations', 'Mobile Workstations'],
    328,
  ),
  seed('everyday-laptops', 'notebook', ['Laptopy do domu', 'Everyday laptops', 'Alltags-Laptops'], 328),
])

const desktopAttributes = [
  a.cpuModel,
  a.ramGb,
  a.storageGb,
  a.cpuFamily,
  a.cores,
  a.ramType,
  a.storageType,
  as('f', a.formFactor),
  a.gpuType,
  a.gpuModel,
  as('f', a.os),
  a.windows11,
  a.updatesUntil,
  number('psu_w', ['Zasilacz', 'Power supply', 'Netzteil'], 'W', 'other'),
  a.ports,
  a.weightKg,
]

const desktops = seed('desktops', 'pc-case', ['Komputery', 'Desktops', 'Desktop-PCs'], 325, desktopAttributes, [
  seed('office-desktops', 'pc-case', ['Komputery biurowe', 'Office desktops', 'Büro-PCs'], 325),
  seed('mini-pcs', 'box', ['Mini PC', 'Mini PCs', 'Mini-PCs'], 325),
  seed('workstation-desktops', 'drafting-compass', ['Stacje robocze', 'Workstations', 'Workstations'], 325),
  seed('all-in-one', 'monitor-smartphone', ['All-in-one', 'All-in-ones', 'All-in-one-PCs'], 325, [
    as('fc', a.screenIn),
    as('f', a.resolution),
    a.touch,
  ]),
])

const monitorAttributes = [
  a.screenIn,
  as('fc', a.resolution),
  as('fc', a.panel),
  as('fc', a.refreshHz),
  as('f', a.hdr),
  yesNo('curved', ['Zakrzywiony', 'Curved', 'Gebogen'], 'display', 'f'),
  yesNo('usb_c', ['USB-C z ładowaniem', 'USB-C charging', 'USB-C mit Laden'], 'connectivity', 'f'),
  a.ports,
  yesNo('height_adjust', ['Regulacja wysokości', 'Height adjustable', 'Höhenverstellbar'], 'other', 'f'),
  yesNo('pivot', ['Pivot'], 'other'),
  yesNo('vesa', ['VESA'], 'other'),
  number('dead_pixels', ['Martwe piksele', 'Dead pixels', 'Pixelfehler'], '', 'condition'),
  as('f', a.workingHours),
]

const monitors = seed('monitors', 'monitor', ['Monitory', 'Monitors', 'Monitore'], 305, monitorAttributes, [
  seed('office-monitors', 'monitor', ['Monitory biurowe', 'Office monitors', 'Büromonitore'], 305),
  seed('gaming-monitors', 'swords', ['Monitory gamingowe', 'Gaming monitors', 'Gaming-Monitore'], 305),
  seed('pro-monitors', 'palette', ['Monitory graficzne', 'Professional monitors', 'Profi-Monitore'], 305),
])

const serverAttributes = [
  a.formFactor,
  as('c', a.cpuModel),
  a.ramGb,
  a.cpuFamily,
  number('sockets', ['Procesory', 'Processors', 'Prozessoren'], '', 'main', 'f'),
  as('f', a.cores),
  as('f', a.ramType),
  number('ram_slots', ['Gniazda RAM', 'RAM slots', 'RAM-Steckplätze'], '', 'memory'),
  words('drive_bays', ['Kieszenie dyskowe', 'Drive bays', 'Laufwerksschächte'], 'memory', 'c'),
  as('f', a.storageGb),
  words('raid', ['Kontroler RAID', 'RAID controller', 'RAID-Controller'], 'memory'),
  number('psu_count', ['Zasilacze', 'Power supplies', 'Netzteile'], '', 'other', 'f'),
  choice(
    'remote_management',
    ['Zdalne zarządzanie', 'Remote management', 'Fernverwaltung'],
    [
      ['idrac_enterprise', 'iDRAC Enterprise'],
      ['idrac_express', 'iDRAC Express'],
      ['ilo_advanced', 'iLO Advanced'],
      ['ilo_standard', 'iLO Standard'],
      ['xcc', 'Lenovo XCC / IMM'],
      ['ipmi', 'IPMI'],
    ],
    'connectivity',
    'f',
  ),
  yesNo('rails', ['Szyny w zestawie', 'Rails included', 'Schienen dabei'], 'condition', 'f'),
]

const servers = seed('servers', 'server', ['Serwery', 'Servers', 'Server'], 331, serverAttributes, [
  seed('rack-servers', 'server', ['Serwery rack', 'Rack servers', 'Rack-Server'], 331),
  seed('tower-servers', 'server-cog', ['Serwery tower', 'Tower servers', 'Tower-Server'], 331),
])

/** Laptops, desktops, monitors and servers. */
export const computerSeeds: CategorySeed[] = [laptops, desktops, monitors, servers]
