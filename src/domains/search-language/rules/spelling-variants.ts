/** Different ways to write one thing → its lexeme. Keys are folded words separated by spaces. Data. */
const VARIANTS: Record<string, string> = {
  hd: 'hd ready, 1366x768, 1280x720, 720p',
  fhd: 'full hd, fullhd, 1080p, 1920x1080',
  wuxga: '1920x1200, full hd plus, fhd plus',
  qhd: 'quad hd, wqhd, 1440p, 2560x1440',
  uqhd: 'uwqhd, 3440x1440',
  uhd: 'ultra hd, ultrahd, 2160p, 3840x2160, uhd 4k, uhd uhd',
  wifi: 'wi fi, wlan',
  usbc: 'usb c, usb type c, usb typ c, type c, typ c, usbtypec',
  sodimm: 'so dimm',
  dualsim: 'dual sim, dwie karty sim, zwei sim',
  esim: 'e sim',
  gsync: 'g sync',
  freesync: 'free sync',
  macbook: 'mac book',
  thinkpad: 'think pad',
  elitebook: 'elite book',
  probook: 'pro book',
  zbook: 'z book',
  iphone: 'i phone',
  ipad: 'i pad',
  imac: 'i mac',
  airpods: 'air pods',
  xbox: 'x box',
  playstation: 'play station',
  displayport: 'display port',
  tplink: 'tp link',
  dlink: 'd link',
  hp: 'hewlett packard, hewlettpackard',
  wd: 'western digital, westerndigital',
  gopro: 'go pro',
  smartwatch: 'smart watch',
  powerbank: 'power bank',
}

export const SPELLING_VARIANTS: ReadonlyMap<string, string> = new Map(
  Object.entries(VARIANTS).flatMap(([lexeme, list]) => list.split(', ').map((words) => [words, lexeme] as const)),
)

/** A name and its number that are one thing however they are spaced; the list is what an index adds. */
export const NUMBERED_NAMES: ReadonlyMap<string, { name: string; also: string[] }> = new Map([
  ['ps', { name: 'ps', also: ['ps', 'playstation'] }],
  ['playstation', { name: 'ps', also: ['ps', 'playstation'] }],
  ['win', { name: 'windows', also: ['win', 'windows'] }],
  ['windows', { name: 'windows', also: ['win', 'windows'] }],
])

/** Codes written in one piece that are two words: `i58250u`, `ryzen5`, `iphone12`, `840g8`. */
export const GLUED_CODES: readonly RegExp[] = [
  /^(i[3579])(\d{4,5}[a-z]{0,2}\d?)$/,
  /^(ryzen|iphone|ipad|rtx|gtx|rx|pixel|thinkpad|latitude|elitebook|probook|precision|vostro|inspiron|xps|optiplex|quadro|xeon|core|laptop|notebook|telefon|monitor|dysk|ssd|ram)(\d[a-z0-9]*)$/,
  /^(galaxy|redmi|note|macbook|thinkbook|ideapad|zbook|nokia|poco|honor|moto|lumix|thinkpad)([a-z]?\d[a-z0-9]*)$/,
  /^([a-z]?\d{1,3})(pro|promax|max|mini|plus|ultra|fe|lite|ssd)$/,
  /^(pro)(max)$/,
  /^(macbook|ipad|iphone|mac|surface)(pro|air|mini|plus|max|studio|go)$/,
  /^(\d{1,4}(?:gb|tb))(ram|ssd|hdd|nvme|emmc|ddr\d)$/,
  /^(ps|playstation|win|windows)(\d{1,2})$/,
  // Generations: `840g8`.
  /^(\d{3,4})(g\d{1,2})$/,
]
