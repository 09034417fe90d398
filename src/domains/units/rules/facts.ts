/** What is measured of one thing before it is sold. The lists only grow: facts that were noted once stay valid under the rules of their day. */
export const GROUPS = [
  'phones',
  'tablets',
  'laptops',
  'desktops',
  'monitors',
  'storage',
  'printers',
  'consoles',
  'cameras',
  'network',
  'others',
] as const
export type Group = (typeof GROUPS)[number]

/** From how far the worst mark is seen in daylight: not at all, from 20 cm only, from 50 cm too; or something is broken, cracked, dented. */
export type Seen = 'none' | 'at20' | 'at50' | 'damaged'
/** `count`: how many marks are as bad as that; 0 where there are none. */
export type Marks = { seen: Seen; count: number }
/** Capacity left of a new battery's, in per cent; the day of measuring (`2026-11-02`); charging cycles where the device counts them. */
export type Battery = { percent: number; measuredOn: string; cycles?: number }

export type Result = 'passed' | 'failed' | 'notTested'

type Measured = {
  screen: boolean
  battery: boolean
  parts: boolean
  wiped: boolean
  counter: 'hours' | 'pages' | 'shutter' | null
  tests: readonly string[]
  locks: readonly ('account' | 'sim' | 'bios' | 'mdm')[]
  accessories: readonly string[]
}

/** The marks on the body are looked at everywhere. */
export const MEASURED = {
  phones: {
    screen: true,
    battery: true,
    parts: true,
    wiped: true,
    counter: null,
    tests: [
      'power',
      'touch',
      'calls',
      'charging',
      'cameras',
      'speaker',
      'microphone',
      'wireless',
      'buttons',
      'biometrics',
    ],
    locks: ['account', 'sim', 'mdm'],
    accessories: ['charger', 'cable'],
  },
  tablets: {
    screen: true,
    battery: true,
    parts: true,
    wiped: true,
    counter: null,
    tests: ['power', 'touch', 'charging', 'cameras', 'speaker', 'microphone', 'wireless', 'buttons'],
    locks: ['account', 'mdm'],
    accessories: ['charger', 'cable'],
  },
  laptops: {
    screen: true,
    battery: true,
    parts: true,
    wiped: true,
    counter: null,
    tests: [
      'power',
      'display',
      'keyboard',
      'charging',
      'drive',
      'touchpad',
      'ports',
      'wireless',
      'cameras',
      'speaker',
      'microphone',
    ],
    locks: ['account', 'bios', 'mdm'],
    accessories: ['charger'],
  },
  desktops: {
    screen: false,
    battery: false,
    parts: false,
    wiped: true,
    counter: null,
    tests: ['power', 'drive', 'ports', 'network', 'fans'],
    locks: ['bios', 'mdm'],
    accessories: ['powerCable'],
  },
  monitors: {
    screen: true,
    battery: false,
    parts: false,
    wiped: false,
    counter: 'hours',
    tests: ['power', 'display', 'ports', 'buttons'],
    locks: [],
    accessories: ['powerCable', 'stand'],
  },
  storage: {
    screen: false,
    battery: false,
    parts: false,
    wiped: true,
    counter: 'hours',
    tests: ['power', 'smart', 'readWrite'],
    locks: [],
    accessories: [],
  },
  printers: {
    screen: false,
    battery: false,
    parts: false,
    wiped: true,
    counter: 'pages',
    tests: ['power', 'printing', 'feeding', 'scanning', 'network'],
    locks: [],
    accessories: ['powerCable', 'toner'],
  },
  consoles: {
    screen: false,
    battery: false,
    parts: false,
    wiped: true,
    counter: null,
    tests: ['power', 'games', 'drive', 'controllers', 'wireless', 'ports'],
    locks: ['account'],
    accessories: ['powerCable', 'controller'],
  },
  cameras: {
    screen: false,
    battery: false,
    parts: false,
    wiped: false,
    counter: 'shutter',
    tests: ['power', 'shutter', 'focus', 'optics', 'cards', 'display', 'flash'],
    locks: [],
    accessories: ['charger', 'lensCap'],
  },
  network: {
    screen: false,
    battery: false,
    parts: false,
    wiped: true,
    counter: null,
    tests: ['power', 'ports', 'management', 'fans'],
    locks: ['mdm'],
    accessories: ['powerCable', 'rackMount'],
  },
  others: {
    screen: false,
    battery: false,
    parts: false,
    wiped: false,
    counter: null,
    tests: ['power', 'mainUse', 'buttons', 'ports'],
    locks: ['account'],
    accessories: ['powerCable'],
  },
} as const satisfies Record<Group, Measured>

type AnyOf<Key extends 'tests' | 'locks' | 'accessories'> = (typeof MEASURED)[Group][Key][number]
export type TestName = AnyOf<'tests'>
export type LockName = AnyOf<'locks'>
export type AccessoryName = AnyOf<'accessories'>

/** What was measured of one thing. What is left out is not known. */
export type Facts = {
  group: Group
  screen?: Marks
  body?: Marks
  battery?: Battery
  tests?: { [Name in TestName]?: Result }
  locks?: { [Name in LockName]?: 'off' | 'on' }
  accessories?: { [Name in AccessoryName]?: boolean }
  /** How data were wiped (NIST SP 800-88); `destroy`: the medium went, `none`: they are still there. */
  wiped?: 'clear' | 'purge' | 'destroy' | 'none'
  /** The worst part that was exchanged: the maker's own, or another's. */
  parts?: 'none' | 'original' | 'other'
  /** Hours of work, pages printed, or shutter releases. */
  counter?: number
}

/** One fact by its name, as rules use it and forms show it. */
export type FactName =
  | Exclude<keyof Facts, 'group' | 'tests' | 'locks' | 'accessories'>
  | `tests.${TestName}`
  | `locks.${LockName}`
