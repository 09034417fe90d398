// What sellers write for what they measured, folded, in Polish, English and German; the names of facts themselves are always understood.

const words = (text: string) => text.split('|')

const TESTS: Readonly<Record<string, readonly string[]>> = {
  power: words('wlaczanie|wlacza sie|zasilanie|switching on|turns on|einschalten|startet'),
  touch: words('dotyk|touchscreen|ekran dotykowy'),
  calls: words('rozmowy|polaczenia|telefonowanie|phone calls|anrufe|telefonieren'),
  charging: words('ladowanie|laden|aufladen'),
  cameras: words('aparat|aparaty|kamera|kamery|camera|kameras'),
  speaker: words('glosnik|glosniki|speakers|lautsprecher'),
  microphone: words('mikrofon|mic|mikrofone'),
  wireless: words('lacznosc|wifi|wi-fi|bluetooth|wlan|funk'),
  buttons: words('przyciski|klawisze|keys|tasten|knopfe'),
  biometrics: words('biometria|odcisk palca|face id|touch id|fingerprint|fingerabdruck'),
  display: words('obraz|wyswietlacz|ekran|picture|screen|bild|anzeige'),
  keyboard: words('klawiatura|tastatur'),
  drive: words('dysk|naped|ssd|hdd|laufwerk|festplatte'),
  touchpad: words('plytka dotykowa|trackpad'),
  ports: words('zlacza|porty|gniazda|usb|anschlusse'),
  network: words('siec|lan|ethernet|netzwerk'),
  fans: words('wentylatory|wentylator|chlodzenie|cooling|lufter'),
  smart: words('s.m.a.r.t|smart status'),
  readWrite: words('odczyt i zapis|zapis|reading and writing|read write|lesen und schreiben'),
  printing: words('drukowanie|druk|drucken|druck'),
  feeding: words('podawanie papieru|podajnik|paper feed|papiereinzug'),
  scanning: words('skanowanie|skaner|scanner|scannen'),
  games: words('gry|uruchamianie gier|spiele'),
  controllers: words('pady|kontrolery|controller'),
  shutter: words('migawka|verschluss'),
  focus: words('ostrosc|autofokus|autofocus|fokus'),
  optics: words('optyka|obiektyw|lens|optik'),
  cards: words('karty pamieci|karta pamieci|memory cards|speicherkarten'),
  flash: words('lampa|lampa blyskowa|blitz'),
  management: words('zarzadzanie|konfiguracja|setup|verwaltung'),
  mainUse: words('glowna funkcja|main function|hauptfunktion'),
}
const LOCKS: Readonly<Record<string, readonly string[]>> = {
  account: words('konto|icloud|google|frp|blokada konta|account lock|kontosperre'),
  sim: words('simlock|sim lock|sim-lock|blokada sim'),
  bios: words('haslo bios|bios password|bios-passwort'),
  mdm: words('zdalne zarzadzanie|remote management|fernverwaltung|knox|autopilot'),
}
const ACCESSORIES: Readonly<Record<string, readonly string[]>> = {
  charger: words('ladowarka|zasilacz|netzteil|ladegerat'),
  cable: words('kabel'),
  powerCable: words('kabel zasilajacy|power cable|netzkabel'),
  stand: words('podstawa|stopka|standfuss|fuss'),
  toner: words('tusz|ink|tinte'),
  controller: words('pad|kontroler'),
  lensCap: words('dekielek|lens cap|objektivdeckel'),
  rackMount: words('uchwyty rack|rack mounts|rackhalterung'),
}
const WIPED = {
  clear: words('nadpisanie|nadpisane|overwrite|overwritten|uberschrieben'),
  purge: words('secure erase|kryptograficznie|crypto erase|wymazane|geloscht'),
  destroy: words('zniszczony|zniszczone|destroyed|zerstort|vernichtet'),
  none: words('nie|brak|no|nein|not wiped|nicht geloscht'),
} as const
const PARTS = {
  none: words('brak|nie|no|keine|niewymieniane'),
  original: words('oryginalne|oryginalna|originale|genuine|oem'),
  other: words('zamienniki|zamiennik|nieoryginalne|aftermarket|nachbau'),
} as const
const SEEN = {
  none: words('brak|bez sladow|no marks|keine|keine spuren|idealny'),
  damaged: words('uszkodzony|uszkodzona|pekniety|peknieta|cracked|broken|beschadigt|gesprungen'),
} as const

const finder = (known: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(known).flatMap(([name, all]) => [name.toLowerCase(), ...all].map((word) => [word, name] as const)),
  )

/** The name of a fact by a folded word for it. */
export const NAMES = { tests: finder(TESTS), locks: finder(LOCKS), accessories: finder(ACCESSORIES) }
/** A choice by a folded word for it. */
export const CHOICES = { wiped: finder(WIPED), parts: finder(PARTS), seen: finder(SEEN) }
/** Everything, and nothing. */
export const ALL: ReadonlySet<string> = new Set(words('all|wszystkie|wszystko|alle|alles|ok|komplet'))
export const NOTHING: ReadonlySet<string> = new Set(words('none|brak|zadne|zadna|nie|no|keine|nein|0|-'))
export const YES: ReadonlySet<string> = new Set(words('yes|on|tak|ja|1'))
export const NO: ReadonlySet<string> = new Set(words('no|off|nie|nein|0'))
