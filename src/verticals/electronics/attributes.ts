import { carried, choice, number, words, yesNo } from '../seed.ts'
import * as of from './choices.ts'

/** Attributes that more than one category of the electronics vertical uses. */
export const cpuFamily = choice('cpu_family', ['Procesor', 'Processor', 'Prozessor'], of.CPU_FAMILIES, 'main', 'f')
export const cpuModel = words('cpu_model', ['Model procesora', 'Processor model', 'Prozessormodell'], 'main', 'c')
export const cores = number('cores', ['Rdzenie', 'Cores', 'Kerne'], '', 'main')
export const ramGb = number('ram_gb', ['Pamięć RAM', 'Memory (RAM)', 'Arbeitsspeicher'], 'GB', 'memory', 'fc')
export const ramType = choice('ram_type', ['Typ pamięci', 'Memory type', 'Speichertyp'], of.RAM_TYPES, 'memory')
export const storageGb = number('storage_gb', ['Dysk', 'Storage', 'Speicher'], 'GB', 'memory', 'fc')
export const storageType = choice(
  'storage_type',
  ['Typ dysku', 'Storage type', 'Speicherart'],
  of.STORAGE_TYPES,
  'memory',
  'f',
)
export const screenIn = number('screen_in', ['Przekątna', 'Screen size', 'Bildschirmgröße'], '″', 'display', 'fc')
export const resolution = choice(
  'resolution',
  ['Rozdzielczość', 'Resolution', 'Auflösung'],
  of.RESOLUTIONS,
  'display',
  'f',
)
export const panel = choice('panel', ['Matryca', 'Panel', 'Panel'], of.PANELS, 'display')
export const touch = yesNo('touch', ['Ekran dotykowy', 'Touchscreen', 'Touchscreen'], 'display')
export const refreshHz = number('refresh_hz', ['Odświeżanie', 'Refresh rate', 'Bildwiederholrate'], 'Hz', 'display')
export const hdr = yesNo('hdr', ['HDR'], 'display')
export const gpuModel = words('gpu_model', ['Karta graficzna', 'Graphics', 'Grafikkarte'], 'main')
export const gpuType = choice('gpu_type', ['Rodzaj grafiki', 'Graphics type', 'Grafikart'], of.GPU_TYPES, 'main', 'f')
export const keyboardLayout = carried(
  choice(
    'keyboard_layout',
    ['Układ klawiatury', 'Keyboard layout', 'Tastaturlayout'],
    of.KEYBOARD_LAYOUTS,
    'main',
    'f',
  ),
)
export const os = carried(choice('os', ['System', 'Operating system', 'Betriebssystem'], of.OPERATING_SYSTEMS, 'main'))
export const windows11 = carried(
  yesNo('windows_11', ['Obsługuje Windows 11', 'Runs Windows 11', 'Für Windows 11 geeignet'], 'main'),
)
/** What the maker promised, as the seller found it: nothing is worked out here. */
export const updatesUntil = carried(words('updates_until', ['Aktualizacje do', 'Updates until', 'Updates bis'], 'main'))
export const weightKg = number('weight_kg', ['Waga', 'Weight', 'Gewicht'], 'kg', 'other')
export const batteryHealth = carried(
  number('battery_health', ['Kondycja baterii', 'Battery health', 'Akkuzustand'], '%', 'condition'),
)
export const batteryCycles = number(
  'battery_cycles',
  ['Cykle baterii', 'Battery cycles', 'Ladezyklen'],
  '',
  'condition',
)
export const chargerIncluded = yesNo(
  'charger_included',
  ['Ładowarka w zestawie', 'Charger included', 'Netzteil dabei'],
  'condition',
)
export const color = carried(choice('color', ['Kolor', 'Colour', 'Farbe'], of.COLORS, 'other'))
export const simLock = carried(yesNo('sim_lock', ['Blokada SIM-lock', 'SIM lock', 'SIM-Lock'], 'condition'))
export const dualSim = yesNo('dual_sim', ['Dual SIM'], 'connectivity')
export const cellular = yesNo('cellular', ['Modem komórkowy', 'Mobile network', 'Mobilfunk'], 'connectivity', 'f')
export const mount = choice('mount', ['Mocowanie', 'Mount', 'Bajonett'], of.MOUNTS, 'main', 'fc')
export const sensor = choice('sensor', ['Matryca', 'Sensor', 'Sensor'], of.SENSORS, 'main', 'fc')
export const megapixels = number('megapixels', ['Rozdzielczość', 'Resolution', 'Auflösung'], 'MP', 'main', 'fc')
export const shutterCount = number(
  'shutter_count',
  ['Przebieg migawki', 'Shutter count', 'Auslösungen'],
  '',
  'condition',
  'f',
)
export const portsCount = number('ports_count', ['Liczba portów', 'Ports', 'Anschlüsse'], '', 'connectivity', 'fc')
export const portSpeed = choice(
  'port_speed',
  ['Szybkość portów', 'Port speed', 'Portgeschwindigkeit'],
  of.PORT_SPEEDS,
  'connectivity',
  'fc',
)
export const ports = words('ports', ['Złącza', 'Connectors', 'Anschlüsse'], 'connectivity')
export const poeW = number('poe_w', ['Budżet PoE', 'PoE budget', 'PoE-Leistung'], 'W', 'connectivity')
export const managed = yesNo('managed', ['Zarządzalny', 'Managed', 'Verwaltbar'], 'main')
export const wifi = choice('wifi', ['Wi-Fi', 'Wi-Fi', 'WLAN'], of.WIFI, 'connectivity', 'fc')
export const workingHours = number(
  'working_hours',
  ['Godziny pracy', 'Working hours', 'Betriebsstunden'],
  'h',
  'condition',
)
export const formFactor = choice(
  'form_factor',
  ['Obudowa', 'Form factor', 'Bauform'],
  [
    ['tower', 'Tower'],
    ['sff', 'SFF'],
    ['micro', 'Micro / Tiny'],
    ['mini', 'Mini'],
    ['aio', 'All-in-one'],
    ['rack_1u', 'Rack 1U'],
    ['rack_2u', 'Rack 2U'],
    ['rack_4u', 'Rack 4U'],
  ],
  'main',
  'f',
)
export const powerW = number('power_w', ['Moc', 'Power', 'Leistung'], 'W', 'main', 'fc')
export const partNumber = words('part_number', ['Numer części', 'Part number', 'Teilenummer'], 'main')
export const fitsTo = words('fits_to', ['Pasuje do', 'Fits', 'Passend für'], 'main', 'c')
export const wireless = yesNo('wireless', ['Bezprzewodowe', 'Wireless', 'Kabellos'], 'connectivity', 'fc')
