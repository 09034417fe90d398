import { circle, clipped, linear, type Pen, path, radial, rect, text } from './pen.ts'
import { glare } from './stage.ts'

const ICONS = ['#f4f6f8', '#5fa8e8', '#f2b84b', '#6cc08b', '#e9736b', '#9b8ae0', '#4fc3c9', '#f39a5b', '#d9dee3']

export type Wallpaper = 'windows' | 'mac' | 'chrome' | 'game' | 'linux' | 'photo' | 'ios' | 'android'

const SKIES: Record<Wallpaper, readonly [string, string, string, string]> = {
  windows: ['#0c2a55', '#1f66b8', '#57a6ea', '#bfe0fb'],
  mac: ['#2c1f5b', '#a04a86', '#ef8f6c', '#fbd28f'],
  chrome: ['#e7eef6', '#9dbde0', '#6f95cf', '#3f63a6'],
  game: ['#0a0b12', '#2a0f33', '#8d1f4c', '#f0533f'],
  linux: ['#2c0a2a', '#6d1f4a', '#c2482f', '#f2903b'],
  photo: ['#10333b', '#2b7a78', '#8cc9a8', '#f3e8b4'],
  ios: ['#1a2a63', '#4568c9', '#8fa6f2', '#f5c6d6'],
  android: ['#0f3040', '#1f7a74', '#7cc7a2', '#f4edc4'],
}

/** Long hills of colour under a sky: a picture on a screen that is switched on. */
export function wallpaper(pen: Pen, kind: Wallpaper, x: number, y: number, w: number, h: number): void {
  const [a, b, c, d] = SKIES[kind]
  rect(
    pen,
    x,
    y,
    w,
    h,
    0,
    linear(
      pen,
      [
        [0, a],
        [0.6, b],
        [1, c],
      ],
      [0, 0, 0.5, 1],
    ),
  )
  const wave = (from: number, to: number, swing: number, fill: string) =>
    path(
      pen,
      `M${x} ${y + h * from}C${x + w * 0.3} ${y + h * (from - swing)} ${x + w * 0.5} ${y + h * (to + swing)} ${x + w} ${y + h * to}V${y + h}H${x}Z`,
      fill,
    )
  rect(
    pen,
    x,
    y,
    w,
    h,
    0,
    radial(
      pen,
      [
        [0, d, 0.75],
        [1, d, 0],
      ],
      [0.68, 0.42, 0.42],
    ),
  )
  wave(
    0.56,
    0.42,
    0.2,
    linear(pen, [
      [0, d, 0.5],
      [1, c, 0.35],
    ]),
  )
  wave(
    0.7,
    0.6,
    0.17,
    linear(
      pen,
      [
        [0, c, 0.85],
        [1, b, 0.8],
      ],
      [0, 0, 1, 1],
    ),
  )
  wave(
    0.84,
    0.8,
    0.14,
    linear(
      pen,
      [
        [0, b, 0.95],
        [1, a, 0.95],
      ],
      [0, 0, 1, 1],
    ),
  )
}

function taskbar(pen: Pen, kind: Wallpaper, x: number, y: number, w: number, h: number): void {
  const bar = Math.max(14, h * 0.062)
  const icon = bar * 0.52
  const count = kind === 'mac' ? 9 : 7
  const width = count * icon * 1.55
  const left = x + (w - width) / 2
  if (kind === 'mac') {
    rect(pen, left - icon * 0.6, y + h - bar * 1.25, width + icon * 0.75, bar, bar * 0.34, '#ffffff', 'opacity="0.34"')
    rect(pen, x, y, w, h * 0.032, 0, '#ffffff', 'opacity="0.22"')
  } else {
    rect(pen, x, y + h - bar, w, bar, 0, kind === 'chrome' ? '#f7f9fb' : '#101722', 'opacity="0.72"')
  }
  const top = kind === 'mac' ? y + h - bar * 1.25 + (bar - icon) / 2 : y + h - bar + (bar - icon) / 2
  for (let i = 0; i < count; i++) {
    rect(pen, left + i * icon * 1.55, top, icon, icon, icon * 0.26, ICONS[(i + 1) % ICONS.length] ?? '#fff')
  }
}

/** A computer's screen: wallpaper, task bar, sometimes a window. */
export function desktopScreen(pen: Pen, kind: Wallpaper, x: number, y: number, w: number, h: number, r = 2): void {
  clipped(pen, x, y, w, h, r, () => {
    wallpaper(pen, kind, x, y, w, h)
    if (kind === 'game') {
      text(pen, 'READY', x + w * 0.07, y + h * 0.84, h * 0.09, '#ffffff', { weight: 700, spacing: 60, opacity: 0.92 })
      rect(pen, x + w * 0.07, y + h * 0.88, w * 0.3, h * 0.012, 3, '#ffffff', 'opacity="0.3"')
      rect(pen, x + w * 0.07, y + h * 0.88, w * 0.19, h * 0.012, 3, '#ff6a4d')
    } else taskbar(pen, kind, x, y, w, h)
    glare(pen, x, y, w, h, 0.12)
  })
}

/** The home screen of a phone, tablet: clock, rows of icons, a dock. */
export function homeScreen(pen: Pen, kind: Wallpaper, x: number, y: number, w: number, h: number, r: number): void {
  clipped(pen, x, y, w, h, r, () => {
    wallpaper(pen, kind, x, y, w, h)
    const columns = w > h ? 7 : w > 420 ? 6 : 4
    const cell = w / (columns + 0.5)
    const icon = cell * 0.6
    text(pen, '9:41', x + w / 2, y + h * 0.2, Math.min(w * 0.24, h * 0.16), '#ffffff', {
      weight: 700,
      anchor: 'middle',
      opacity: 0.95,
    })
    const rows = w > h ? 2 : 3
    for (let row = 0; row < rows; row++) {
      for (let col = 0; col < columns; col++) {
        const top = y + h * (w > h ? 0.36 : 0.42) + row * cell * 0.94
        rect(
          pen,
          x + cell * (col + 0.45),
          top,
          icon,
          icon,
          icon * 0.26,
          ICONS[(row * 3 + col * 2) % ICONS.length] ?? '#fff',
          'opacity="0.94"',
        )
      }
    }
    const dock = cell * 0.92
    rect(
      pen,
      x + cell * 0.22,
      y + h - dock - cell * 0.24,
      w - cell * 0.44,
      dock,
      dock * 0.32,
      '#ffffff',
      'opacity="0.26"',
    )
    const docked = Math.min(columns, 4)
    for (let col = 0; col < docked; col++) {
      const left = x + (w - docked * cell) / 2 + cell * (col + 0.2)
      rect(
        pen,
        left,
        y + h - dock - cell * 0.24 + (dock - icon) / 2,
        icon,
        icon,
        icon * 0.26,
        ICONS[(col * 2 + 3) % ICONS.length] ?? '#fff',
      )
    }
    glare(pen, x, y, w, h, 0.13)
  })
}

/** What a viewfinder screen shows: a landscape with focus marks. */
export function liveView(pen: Pen, x: number, y: number, w: number, h: number): void {
  clipped(pen, x, y, w, h, 5, () => {
    wallpaper(pen, 'photo', x, y, w, h)
    circle(pen, x + w * 0.72, y + h * 0.3, h * 0.09, '#fff6d8', 'opacity="0.9"')
    const [cx, cy, s] = [x + w / 2, y + h / 2, h * 0.16]
    const corner = (sx: number, sy: number) =>
      `M${cx + sx * s} ${cy + sy * s * 0.5}V${cy + sy * s}H${cx + sx * s * 0.5}`
    path(
      pen,
      corner(1, 1) + corner(-1, 1) + corner(1, -1) + corner(-1, -1),
      'none',
      'stroke="#ffffff" stroke-width="3"',
    )
    rect(pen, x, y + h - 26, w, 26, 0, '#000000', 'opacity="0.45"')
    text(pen, '1/250   F4   ISO 200', x + 14, y + h - 8, 16, '#ffffff')
    glare(pen, x, y, w, h, 0.12)
  })
}
