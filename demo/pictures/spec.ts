/** What a picture shows. Equal specs share one picture. */
export const PICTURE_KINDS = [
  ...['laptop', 'desktop', 'mini-pc', 'all-in-one', 'monitor', 'server', 'phone', 'feature-phone', 'tablet', 'watch'],
  ...['ssd', 'm2', 'hdd', 'nas', 'ram', 'switch', 'router', 'access-point', 'firewall', 'printer', 'label-printer'],
  ...['console', 'handheld', 'controller', 'mirrorless', 'dslr', 'compact-camera', 'action-camera', 'lens'],
  ...['headphones', 'earbuds', 'speaker', 'tv', 'projector', 'battery', 'power-supply', 'dock', 'gpu', 'keyboard'],
  ...['display', 'bottle', 'tube', 'jar', 'lipstick', 'flacon'],
] as const
export type PictureKind =
  | ('laptop' | 'desktop' | 'mini-pc' | 'all-in-one' | 'monitor' | 'server' | 'phone' | 'feature-phone' | 'tablet')
  | ('watch' | 'ssd' | 'm2' | 'hdd' | 'nas' | 'ram' | 'switch' | 'router' | 'access-point' | 'firewall' | 'printer')
  | ('label-printer' | 'console' | 'handheld' | 'controller' | 'mirrorless' | 'dslr' | 'compact-camera')
  | ('action-camera' | 'lens' | 'headphones' | 'earbuds' | 'speaker' | 'tv' | 'projector' | 'battery')
  | ('power-supply' | 'dock' | 'gpu' | 'keyboard' | 'display')
  | ('bottle' | 'tube' | 'jar' | 'lipstick' | 'flacon')

/** `flaw` is a close-up of one defect. */
export type PictureView = 'front' | 'back' | 'side' | 'detail' | 'flaw'

/** What a defect looks like. The first four are seen on the screen, the others on the body. */
export type Flaw =
  | 'crack'
  | 'lines'
  | 'dead'
  | 'flicker'
  | 'dent'
  | 'scratch'
  | 'edges'
  | 'sticker'
  | 'liquid'
  | 'socket'

export type PictureColor =
  | ('black' | 'graphite' | 'gray' | 'silver' | 'white' | 'gold' | 'rose' | 'red')
  | ('orange' | 'yellow' | 'green' | 'blue' | 'purple')

export type PictureSpec = {
  kind: PictureKind
  view: PictureView
  color: PictureColor
  /** Inches of a screen, rack units of a server, ports of a switch, millimetres of a lens: what sets the proportions. */
  size: number
  /** Look within the kind: `thinkpad`, `macbook`, `notch`, `rack`, … Unknown ones draw the plain form. */
  family: string
  brand: string
  /** Short facts, for labels that the thing itself bears: `14″ · Core i5 · 16 GB`; empty for none. */
  facts: string
  /** 0 none, 1 hairlines, 2 light scratches, 3 clear marks. */
  wear: 0 | 1 | 2 | 3
  /** The defect that is seen. */
  flaw?: Flaw
  /** What is on the screen, and from where it is looked at: so that neighbours differ. */
  scene?: number
  /** Keyboard layout of a close-up: `qwerty_pl`, `qwertz_de`, … */
  layout?: string
}

/** Stable file key of a spec: `demo-laptop-front-` and 53 bits of hash. */
export function pictureKey(spec: PictureSpec): string {
  const { kind, view, color, size, family, brand, facts, wear, layout, flaw, scene } = spec
  const all = [kind, view, color, size, family, brand, facts, wear, layout ?? '', flaw ?? '', scene ?? '']
  const hash = hash53(all.join('|'))
  return `demo-${kind}-${view}-${hash.toString(36).padStart(11, '0')}`
}

/** cyrb53: small, well mixed, the same everywhere. */
export function hash53(text: string): number {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return 4294967296 * (2097151 & b) + (a >>> 0)
}
