import { circle, clipped, type Pen, path, rect, text } from './pen.ts'
import { glare } from './stage.ts'
import { ofScene, type Wallpaper, wallpaper } from './wallpapers.ts'
import { openWindow } from './windows.ts'

const ICONS = ['#f4f6f8', '#5fa8e8', '#f2b84b', '#6cc08b', '#e9736b', '#9b8ae0', '#4fc3c9', '#f39a5b', '#d9dee3']

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
export function desktopScreen(
  pen: Pen,
  kind: Wallpaper,
  x: number,
  y: number,
  w: number,
  h: number,
  r = 2,
  scene = 0,
): void {
  clipped(pen, x, y, w, h, r, () => {
    wallpaper(pen, kind, x, y, w, h, scene)
    if (kind === 'game') {
      text(pen, 'READY', x + w * 0.07, y + h * 0.84, h * 0.09, '#ffffff', { weight: 700, spacing: 60, opacity: 0.92 })
      rect(pen, x + w * 0.07, y + h * 0.88, w * 0.3, h * 0.012, 3, '#ffffff', 'opacity="0.3"')
      rect(pen, x + w * 0.07, y + h * 0.88, w * 0.19, h * 0.012, 3, '#ff6a4d')
    } else {
      openWindow(pen, x, y, w, h, scene)
      taskbar(pen, kind, x, y, w, h)
    }
    glare(pen, x, y, w, h, 0.1)
  })
}

/** A phone's or tablet's screen: clock and rows of icons, or locked with the clock alone. */
export function homeScreen(
  pen: Pen,
  kind: Wallpaper,
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  scene = 0,
): void {
  clipped(pen, x, y, w, h, r, () => {
    wallpaper(pen, kind, x, y, w, h, scene)
    if (ofScene(scene, 'locked', 3) === 1) {
      lockScreen(pen, kind, x, y, w, h)
      return
    }
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

function lockScreen(pen: Pen, kind: Wallpaper, x: number, y: number, w: number, h: number): void {
  const size = Math.min(w * 0.32, h * 0.2)
  const clock = { weight: 700, anchor: 'middle', opacity: 0.96 } as const
  if (kind === 'android') {
    text(pen, '10', x + w / 2, y + h * 0.3, size * 1.1, '#ffffff', clock)
    text(pen, '24', x + w / 2, y + h * 0.3 + size * 1.05, size * 1.1, '#ffffff', clock)
  } else text(pen, '9:41', x + w / 2, y + h * 0.26, size, '#ffffff', clock)
  rect(
    pen,
    x + w * 0.36,
    y + h - Math.min(w, h) * 0.045,
    w * 0.28,
    Math.min(w, h) * 0.012,
    2,
    '#ffffff',
    'opacity="0.85"',
  )
  glare(pen, x, y, w, h, 0.1)
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
