import { group, type Matrix, type Pen } from './pen.ts'
import type { PictureKind, PictureSpec } from './spec.ts'
import { ofScene } from './wallpapers.ts'

/** Where the middle of a thing is drawn, and how much larger it is shown there; things of one kind by their build. */
type Frame = readonly [x: number, y: number, zoom: number]
const FRAMES: Partial<Record<PictureKind, Frame | Record<string, Frame>>> = {
  console: {
    box: [600, 640, 1.38],
    slab: [600, 490, 1.2],
    tower: [600, 466, 1.16],
    wings: [600, 448, 1.1],
    dock: [600, 476, 1.2],
  },
  controller: [600, 442, 1.22],
  handheld: [600, 424, 1.1],
  watch: [600, 408, 1.08],
  'feature-phone': [600, 418, 1.18],
  projector: [600, 470, 1.36],
  headphones: { headset: [600, 462, 1.16], '': [600, 426, 1.2] },
  earbuds: [600, 440, 1.5],
  speaker: { portable: [600, 584, 1.34], studio: [600, 434, 1.16], smart: [600, 518, 1.45] },
  gpu: [590, 440, 1.1],
  ram: { sodimm: [600, 420, 1.3], '': [600, 418, 1.02] },
  'power-supply': { atx: [600, 428, 1.45], brick: [620, 512, 1.4], cube: [650, 476, 1.35] },
  dock: [600, 474, 1.4],
  desktop: {
    sff: [600, 538, 1.34],
    micro: [600, 564, 1.4],
    tower: [600, 494, 1.2],
    workstation: [600, 478, 1.16],
    'tower-server': [600, 478, 1.16],
  },
  'mini-pc': [600, 524, 1.42],
  'all-in-one': [600, 420, 1.14],
  mirrorless: [600, 512, 1.36],
  dslr: [600, 486, 1.24],
  'compact-camera': [600, 536, 1.42],
  'action-camera': [600, 426, 1.5],
  lens: [600, 444, 1.14],
  printer: { laser: [600, 544, 1.4], inkjet: [600, 584, 1.4], 'laser-scan': [600, 484, 1.24] },
  'label-printer': [600, 510, 1.5],
  server: { rack: [600, 496, 1.04], '': [600, 474, 1.16] },
  nas: [600, 494, 1.38],
  ssd: [600, 412, 1.24],
  hdd: { in3_5: [600, 412, 1.14], '': [600, 412, 1.24] },
  m2: { short: [700, 426, 1.4], '': [610, 426, 1.1] },
  'access-point': [600, 408, 1.4],
  router: { wifi: [600, 418, 1.36], wired: [600, 566, 1.42], rack: [600, 468, 1.04] },
  firewall: { desk: [600, 464, 1.4], '': [600, 468, 1.04] },
  battery: [600, 418, 1.1],
  display: [600, 398, 1.12],
}

/** What lies flat is laid down at several angles. */
const LYING: readonly PictureKind[] = [
  'controller',
  'watch',
  'gpu',
  'ram',
  'ssd',
  'hdd',
  'm2',
  'battery',
  'access-point',
  'action-camera',
]
const ANGLES = [0, -8, 7, -15, 12]
export const lies = (kind: PictureKind): boolean => LYING.includes(kind)

/** Draws in the middle of the sheet and as large as fits. */
export function inFrame(pen: Pen, spec: PictureSpec, draw: () => void): void {
  const frames = FRAMES[spec.kind]
  const frame = Array.isArray(frames)
    ? (frames as Frame)
    : frames && ((frames as Record<string, Frame>)[spec.family] ?? (frames as Record<string, Frame>)[''])
  if (!frame) {
    draw()
    return
  }
  const [x, y, zoom] = frame
  const angle =
    lies(spec.kind) && spec.view === 'front' && !spec.flaw
      ? (ANGLES[ofScene(spec.scene ?? 0, 'angle', ANGLES.length)] ?? 0)
      : 0
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180) * zoom, Math.cos((angle * Math.PI) / 180) * zoom]
  const matrix: Matrix = [cos, sin, -sin, cos, 600 - x * cos + y * sin, 440 - x * sin - y * cos]
  pen.matrix = matrix
  group(pen, `transform="matrix(${matrix.map((value) => Math.round(value * 1e3) / 1e3).join(' ')})"`, draw)
}
