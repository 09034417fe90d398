/**
 * What people call the values of attributes, folded. Data. An entry counts only when the vocabulary has one of its keys, and then with
 * those of its values that exist; values are compared without separators (`core_i5` = `corei5`).
 */
export type OptionWords = { keys: string; values: string; words: string }

export const OPTION_WORDS: readonly OptionWords[] = [
  {
    keys: 'storage_type',
    values: 'ssd nvme ssdhdd ssdnvme m2',
    words: 'ssd, dysk ssd, dyskiem ssd, dysku ssd, ssd drive, ssd disk, ssd festplatte',
  },
  { keys: 'storage_type', values: 'nvme ssdnvme m2', words: 'nvme, ssd nvme, nvme ssd, dysk nvme, dysk ssd nvme' },
  { keys: 'storage_type', values: 'hdd ssdhdd', words: 'hdd, dysk hdd, dyskiem hdd, dysk talerzowy, hdd festplatte' },
  { keys: 'storage_type', values: 'emmc', words: 'emmc' },
  {
    keys: 'port_speed',
    values: '1g',
    words: 'gigabit, gigabitowy, gigabit ethernet, gigabit lan, 1gbe, 1gbps, 1gbit, 10 100 1000',
  },
  { keys: 'port_speed', values: '25g', words: '2 5gbe, 2 5gbit, 2p5gbe' },
  { keys: 'port_speed', values: '10g', words: '10gbe, 10gbps, 10gbit, 10 gigabit, 10g' },
  { keys: 'ram_type', values: 'ddr3 ddr3l', words: 'ddr3' },
  { keys: 'ram_type', values: 'ddr4', words: 'ddr4' },
  { keys: 'ram_type', values: 'ddr5', words: 'ddr5' },
  ...['3', '5', '7', '9'].map((n) => ({
    keys: 'cpu_family',
    values: `i${n} corei${n} intelcorei${n}`,
    words: `i${n}, core i${n}, intel i${n}, intel core i${n}`,
  })),
  // Since 2024 without the i: `Core 5 120U`.
  ...['3', '5', '7', '9'].map((n) => ({
    keys: 'cpu_family',
    values: `core${n} intelcore${n}`,
    words: `core ${n}, intel core ${n}`,
  })),
  {
    keys: 'cpu_family',
    values: 'coreultra intelcoreultra',
    words: ['', ' 5', ' 7', ' 9'].flatMap((n) => [`core ultra${n}`, `intel core ultra${n}`]).join(', '),
  },
  ...['3', '5', '7', '9'].map((n) => ({
    keys: 'cpu_family',
    values: `ryzen${n} amdryzen${n}`,
    words: `ryzen ${n}, amd ryzen ${n}, r${n}, ryzen ai ${n}, amd ryzen ai ${n}`,
  })),
  ...['1', '2', '3', '4', '5'].map((n) => ({
    keys: 'cpu_family',
    values: `m${n} applem${n}`,
    words: `m${n}, apple m${n}`,
  })),
  { keys: 'cpu_family', values: 'xeon intelxeon', words: 'xeon, intel xeon, xeonem' },
  { keys: 'cpu_family', values: 'celeron intelceleron', words: 'celeron, intel celeron' },
  { keys: 'cpu_family', values: 'pentium intelpentium', words: 'pentium, intel pentium' },
  { keys: 'os', values: 'windows11 windows11pro windows11home', words: 'windows11' },
  { keys: 'os', values: 'windows10 windows10pro windows10home', words: 'windows10' },
  {
    keys: 'os',
    values: 'windows windows11 windows11pro windows11home windows10 windows10pro windows10home',
    words: 'windows, windowsem',
  },
  { keys: 'os', values: 'linux ubuntu', words: 'linux, linuxem, ubuntu' },
  { keys: 'os', values: 'macos', words: 'macos, mac os' },
  { keys: 'os', values: 'chromeos', words: 'chromeos, chrome os' },
  { keys: 'os', values: 'none', words: 'bez systemu, no os, without os, ohne betriebssystem' },
  {
    keys: 'color',
    values: 'black',
    words: 'czarny, czarna, czarne, czarnego, czarnym, black, schwarz, schwarze, schwarzer, schwarzes',
  },
  { keys: 'color', values: 'white', words: 'bialy, biala, biale, bialego, white, weiss, weisse, weisser, weisses' },
  { keys: 'color', values: 'silver', words: 'srebrny, srebrna, srebrne, silver, silber, silbern, silberne' },
  {
    keys: 'color',
    values: 'gray grey',
    words: 'szary, szara, szare, grey, gray, grau, graue, grauer, graues, space gray, space grey',
  },
  { keys: 'color', values: 'graphite', words: 'grafitowy, grafitowa, grafitowe, graphite, graphit' },
  { keys: 'color', values: 'gold', words: 'zlota, zloty, gold, golden, goldene' },
  { keys: 'color', values: 'rose pink', words: 'rozowy, rozowa, rozowe, pink, rosa, rose gold' },
  { keys: 'color', values: 'red', words: 'czerwony, czerwona, czerwone, red, rot, rote, roter' },
  { keys: 'color', values: 'blue', words: 'niebieski, niebieska, niebieskie, blue, blau, blaue, blauer, granatowy' },
  { keys: 'color', values: 'green', words: 'zielony, zielona, zielone, green, grun, grune, gruner' },
  { keys: 'color', values: 'purple violet', words: 'fioletowy, fioletowa, purple, violett, lila' },
  { keys: 'color', values: 'yellow', words: 'zolty, zolta, yellow, gelb, gelbe' },
  { keys: 'color', values: 'orange', words: 'pomaranczowy, pomaranczowa, orange' },
  {
    keys: 'touch touchscreen',
    values: 'true',
    words:
      'dotykowy, dotykowa, dotykowe, dotykowym, dotykowego, dotyku, dotyk, ekran dotykowy, ekranu dotykowego, ekranem dotykowym, z dotykiem, touch, touchscreen, touch screen',
  },
  {
    keys: 'sim_lock',
    values: 'false',
    words:
      'bez simlocka, bez sim locka, bez simlock, bez sim lock, simlock free, sim free, unlocked, ohne simlock, ohne sim lock, bez blokady, bez blokady sim, bez umowy, ohne vertrag, vertragsfrei, sim frei, entsperrt, no contract, without contract',
  },
  { keys: 'dual_sim', values: 'true', words: 'dualsim' },
  { keys: 'five_g', values: 'true', words: '5g' },
  {
    keys: 'drive',
    values: 'disc disk',
    words:
      'z napedem, naped, z napedem plyt, disc drive, disc edition, disc version, with drive, with disc drive, mit laufwerk, mit disc laufwerk',
  },
  { keys: 'drive', values: 'digital', words: 'bez napedu, digital, digital edition, ohne laufwerk, without drive' },
  { keys: 'curved', values: 'true', words: 'zakrzywiony, zakrzywione, curved, gebogen' },
  {
    keys: 'gpu_type',
    values: 'dedicated discrete',
    words:
      'dedykowana karta graficzna, z dedykowana karta, dedicated gpu, dedicated graphics, dedizierte grafik, dedizierte grafikkarte',
  },
  {
    keys: 'keyboard_layout',
    values: 'qwertzde',
    words:
      'qwertz, niemiecka klawiatura, klawiatura niemiecka, german keyboard, german layout, deutsche tastatur, deutscher tastatur, deutsches layout, klawiatura de, uklad de, de keyboard, tastatur de',
  },
  {
    keys: 'keyboard_layout',
    values: 'qwertypl',
    words:
      'polska klawiatura, polski uklad, klawiatura polska, polish keyboard, polish layout, polnische tastatur, polnischer tastatur, klawiatura pl, uklad pl, pl keyboard, tastatur pl',
  },
  {
    keys: 'keyboard_layout',
    values: 'qwertyus',
    words:
      'amerykanska klawiatura, us keyboard, us layout, american keyboard, amerikanische tastatur, klawiatura us, uklad us, tastatur us, klawiatura amerykanska',
  },
  {
    keys: 'keyboard_layout',
    values: 'qwertyuk',
    words:
      'klawiatura uk, uklad uk, uk keyboard, uk layout, tastatur uk, brytyjska klawiatura, klawiatura brytyjska, britische tastatur',
  },
  { keys: 'keyboard_layout', values: 'azertyfr', words: 'azerty' },
  {
    keys: 'wireless',
    values: 'true',
    words: 'bezprzewodowe, bezprzewodowy, bezprzewodowa, wireless, kabellos, kabellose, kabelloser',
  },
  { keys: 'anc', values: 'true', words: 'anc, noise cancelling, z redukcja szumow, mit gerauschunterdruckung' },
  {
    keys: 'color_print',
    values: 'true',
    words: 'kolorowa, kolorowy, kolorowe, kolorowej, w kolorze, kolor, color, colour, farbe, farbig, in farbe',
  },
  {
    keys: 'duplex',
    values: 'true',
    words: 'duplex, dwustronny, dwustronna, druk dwustronny, double sided, two sided, beidseitig, doppelseitig',
  },
  { keys: 'scanner', values: 'true', words: 'ze skanerem, skanerem, with scanner, mit scanner' },
  {
    keys: 'pen',
    values: 'true',
    words:
      'z rysikiem, rysik, rysikiem, z piorem, piorem, z piorkiem, piorkiem, rysowania, do rysowania, for drawing, zum zeichnen, with pen, with stylus, stylus, mit stift, stift, mit eingabestift',
  },
  { keys: 'cellular', values: 'true', words: 'lte, z lte, 4g, cellular, z modemem, with lte, mit lte, mobilfunk' },
  {
    keys: 'backlit',
    values: 'true',
    words:
      'podswietlana, podswietlany, podswietlane, z podswietleniem, podswietlana klawiatura, backlit, beleuchtet, beleuchtete, beleuchteter, beleuchtetes, beleuchteten, mit beleuchtung',
  },
]

/** Attributes a quantity may mean, in order of preference. */
export const MEASURE_KEYS = {
  ram: ['ram_gb', 'memory_gb', 'capacity_gb'],
  storage: ['storage_gb', 'capacity_gb'],
  in: ['screen_in', 'screen_size'],
  hz: ['refresh_hz'],
  kg: ['weight_kg'],
  pct: ['battery_health'],
  mp: ['megapixels'],
  ports: ['ports_count'],
  poe: ['poe_w'],
} as const

/** `24 porty`, `48-port`; those of a kind (`4 porty SFP`) are counted by themselves. */
export const PORT_WORDS: ReadonlySet<string> = new Set('port porty portow portowy portowa ports portiger'.split(' '))
export const PORT_KINDS: ReadonlySet<string> = new Set(
  'sfp sfpplus combo uplink usb console konsolowe hdmi poe wan'.split(' '),
)
export const POE_WORDS: ReadonlySet<string> = new Set(['poe'])

/** No computer is sold with a smaller SSD: `16gb ssd` is 16 GB of memory and an SSD. */
export const SMALLEST_SSD = 24
export const RAM_SIZES: ReadonlySet<number> = new Set([2, 3, 4, 6, 8, 12, 16, 18, 20, 24, 32, 36, 40, 48, 64, 96, 128])
export const DISK_SIZES: ReadonlySet<number> = new Set([
  16, 32, 64, 120, 128, 180, 240, 250, 256, 320, 480, 500, 512, 1000, 1024, 2000, 2048, 4000, 8000,
])

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))
/** Words that say which memory a number of gigabytes is. */
export const RAM_ROLE = set(
  'ram ramu ramem ddr3 ddr4 ddr5 ddr3l lpddr3 lpddr4 lpddr4x lpddr5 arbeitsspeicher operacyjnej',
)
export const STORAGE_ROLE = set(
  'ssd nvme hdd emmc dysk dysku dyskiem drive disk festplatte storage speicher rom flash wewnetrznej wbudowanej speicherplatz',
)
/** Role words that are a filter of their own when the category has the attribute; the others go with the number. */
export const TYPE_WORDS = set('ssd nvme hdd emmc ddr3 ddr4 ddr5 ddr3l lpddr3 lpddr4 lpddr4x lpddr5')
export const MEMORY_FILLERS = set('pamieci pamiec memory of m2 mdot2 sata')
export const BATTERY_WORDS = set(
  'bateria baterii baterie battery akku batterie kondycja kondycji health akkuzustand akkukapazitat',
)
export const WARRANTY_WORDS = set('gwarancja gwarancji gwarancje gwarancja warranty guarantee garantie gewahrleistung')
