import type { Flaw } from './pictures/spec.ts'
import type { DeviceGroup } from './product-types.ts'
import type { Tri } from './words.ts'

/** A defect in words, and what it looks like; some are not seen. */
export type Defect = { text: Tri; flaw?: Flaw }

const SCREEN: readonly Defect[] = [
  { text: ['pęknięta szyba ekranu', 'cracked screen glass', 'gesprungenes Displayglas'], flaw: 'crack' },
  { text: ['pęknięta matryca', 'cracked display', 'gebrochenes Display'], flaw: 'crack' },
  { text: ['pionowe linie na ekranie', 'vertical lines on the screen', 'senkrechte Linien im Bild'], flaw: 'lines' },
]

const DENT: Defect = { text: ['wgniecenie na rogu obudowy', 'dent in a corner', 'Delle an der Ecke'], flaw: 'dent' }
const SCRATCH: Defect = {
  text: ['głęboka rysa na obudowie', 'deep scratch on the body', 'tiefer Kratzer am Gehäuse'],
  flaw: 'scratch',
}
const EDGES: Defect = {
  text: ['otarcia lakieru na krawędziach', 'paint worn at the edges', 'Lackabrieb an den Kanten'],
  flaw: 'edges',
}
const STICKER: Defect = {
  text: ['ślad po naklejce inwentarzowej', 'trace of an inventory sticker', 'Rest eines Inventaraufklebers'],
  flaw: 'sticker',
}

const NO_START: Defect = { text: ['nie włącza się', 'does not switch on', 'schaltet nicht ein'], flaw: 'dead' }
const LIQUID: Defect = { text: ['ślady zalania', 'signs of liquid', 'Flüssigkeitsspuren'], flaw: 'liquid' }
const SOCKET: Defect = {
  text: ['uszkodzone gniazdo zasilania', 'broken power socket', 'defekte Strombuchse'],
  flaw: 'socket',
}
const UNDER_LOAD: Defect = {
  text: ['wyłącza się pod obciążeniem', 'switches off under load', 'schaltet unter Last ab'],
  flaw: 'flicker',
}
const GOES_DARK: Defect = {
  text: ['gaśnie po rozgrzaniu', 'goes dark when warm', 'wird dunkel, wenn er warm ist'],
  flaw: 'flicker',
}
const plain = (pl: string, en: string, de: string): Defect => ({ text: [pl, en, de] })
const UNSEEN = plain('komputer go nie wykrywa', 'not found by the computer', 'wird vom Computer nicht erkannt')

const COMPUTER = [NO_START, LIQUID, SOCKET, UNDER_LOAD] as const
const HELD = [NO_START, LIQUID, SOCKET] as const
/** What breaks in which kind of thing. */
const DEAD: Record<DeviceGroup, readonly Defect[]> = {
  laptop: COMPUTER,
  desktop: [NO_START, SOCKET, UNDER_LOAD],
  server: [NO_START, UNDER_LOAD],
  console: COMPUTER,
  phone: HELD,
  tablet: HELD,
  watch: [NO_START, LIQUID],
  monitor: [NO_START, SOCKET, GOES_DARK],
  tv: [NO_START, SOCKET, GOES_DARK],
  network: [NO_START, SOCKET, plain('uszkodzone gniazdo LAN', 'broken LAN socket', 'defekte LAN-Buchse')],
  printer: [
    NO_START,
    plain('zacina papier', 'jams the paper', 'Papierstau'),
    plain('uszkodzony podajnik', 'broken paper feed', 'defekter Einzug'),
  ],
  camera: [NO_START, LIQUID, plain('błąd migawki', 'shutter error', 'Verschlussfehler')],
  lens: [
    plain('nie działa autofokus', 'autofocus does not work', 'Autofokus ohne Funktion'),
    plain('zacina się pierścień ostrości', 'focus ring sticks', 'Fokusring klemmt'),
  ],
  audio: [
    plain('nie gra prawy kanał', 'no sound on the right', 'rechter Kanal stumm'),
    plain('trzeszczy przy głośnym graniu', 'crackles when loud', 'knistert bei hoher Lautstärke'),
  ],
  storage: [UNSEEN],
  part: [UNSEEN, plain('ułamany zaczep złącza', 'broken latch of the plug', 'Rastnase am Stecker gebrochen')],
}

const SMALL: readonly DeviceGroup[] = ['part', 'storage', 'lens', 'audio', 'watch']

export const screenDefects = SCREEN
export const deadDefects = (group: DeviceGroup): readonly Defect[] => DEAD[group]
export const bodyDefects = (group: DeviceGroup): readonly Defect[] =>
  SMALL.includes(group) ? [SCRATCH, STICKER] : [DENT, SCRATCH, EDGES, STICKER]

const ALL = [...SCREEN, DENT, SCRATCH, EDGES, STICKER, ...Object.values(DEAD).flat()]
/** What a defect looks like, by its words in Polish. */
export const flawOf = (words: string): Flaw | undefined => ALL.find(({ text }) => text[0] === words)?.flaw
