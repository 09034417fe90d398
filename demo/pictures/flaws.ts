import { circle, ellipse, onSheet, type Pen, path, radial, rect, stroke } from './pen.ts'
import { type Flaw, hash53, type PictureSpec } from './spec.ts'

const ON_SCREEN: readonly (Flaw | undefined)[] = ['crack', 'lines', 'dead', 'flicker']
export const isOnScreen = (flaw: Flaw | undefined): boolean => ON_SCREEN.includes(flaw)

const n = (value: number) => value.toFixed(1)

/** Marks of use over a surface: hairlines, scratches, a worn spot; the same for the same seed. And the defect of the body, if there is one. */
export function wearMarks(
  pen: Pen,
  wear: PictureSpec['wear'],
  x: number,
  y: number,
  w: number,
  h: number,
  dark: boolean,
): void {
  if (wear > 0) scratches(pen, wear, x, y, w, h, dark)
  if (pen.flaw && !isOnScreen(pen.flaw)) bodyFlaw(pen, pen.flaw, x, y, w, h, dark)
}

function scratches(
  pen: Pen,
  wear: PictureSpec['wear'],
  x: number,
  y: number,
  w: number,
  h: number,
  dark: boolean,
): void {
  const at = (salt: number) => (hash53(`${wear}:${salt}:${Math.round(w)}`) % 1000) / 1000
  const light = dark ? '#ffffff' : '#3a3d42'
  const count = [0, 3, 9, 16][wear] ?? 0
  const size = Math.min(w, h)
  for (let i = 0; i < count; i++) {
    const length = size * (wear > 2 ? 0.2 : 0.12) * (0.4 + at(i * 7 + 2))
    const [px, py] = [x + w * 0.04 + (w * 0.92 - length) * at(i * 7), y + h * (0.1 + 0.78 * at(i * 7 + 1))]
    const slope = (at(i * 7 + 3) - 0.5) * 1.2
    const d = `M${n(px)} ${n(py)}q${n(length / 2)} ${n(length * slope * 0.4)} ${n(length)} ${n(length * slope)}`
    const bold = wear > 2 && i % 3 === 0
    stroke(pen, d, light, bold ? 2.4 : 1.3, `opacity="${bold ? 0.55 : wear > 1 ? 0.4 : 0.22}"`)
  }
  if (wear < 3) return
  // Where hands and bags rub, the finish is gone.
  const rubbed = dark ? '#9b9da1' : '#6f7277'
  for (const [fx, fy, fw] of [
    [0.02, 0.985, 0.14],
    [0.8, 0.012, 0.16],
    [0.9, 0.985, 0.09],
  ] as const)
    rect(pen, x + w * fx, y + h * fy - 2, w * fw, 4, 2, rubbed, 'opacity="0.55"')
  ellipse(pen, x + w * 0.2, y + h * 0.9, size * 0.07, size * 0.02, light, 'opacity="0.16"')
}

/** The defect of a body, drawn where it is easily seen, near the lower right corner. */
function bodyFlaw(pen: Pen, flaw: Flaw, x: number, y: number, w: number, h: number, dark: boolean): void {
  const size = Math.min(w, h)
  const light = dark ? '#e8e9eb' : '#45484d'
  const at = { x: x + w * 0.72, y: y + h * 0.68 }
  if (flaw === 'dent') {
    at.x = x + w * 0.95
    at.y = y + h * 0.94
    const shade = radial(pen, [
      [0, '#000000', 0.6],
      [0.55, '#000000', 0.25],
      [1, '#ffffff', 0.3],
    ])
    ellipse(pen, at.x, at.y, size * 0.09, size * 0.055, shade)
    stroke(
      pen,
      `M${n(at.x - size * 0.09)} ${n(at.y)}q${n(size * 0.04)} ${n(-size * 0.06)} ${n(size * 0.13)} ${n(-size * 0.05)}`,
      '#ffffff',
      2,
      'opacity="0.45"',
    )
  } else if (flaw === 'scratch') {
    const d = `M${n(at.x - size * 0.2)} ${n(at.y + size * 0.12)}q${n(size * 0.16)} ${n(-size * 0.14)} ${n(size * 0.36)} ${n(-size * 0.24)}`
    stroke(pen, d, '#000000', 5, 'opacity="0.35"')
    stroke(pen, d, light, 3, 'opacity="0.85"')
    stroke(pen, d, '#ffffff', 1, 'opacity="0.7"')
  } else if (flaw === 'edges') {
    at.x = x + w * 0.9
    at.y = y + h * 0.95
    for (let i = 0; i < 9; i++) {
      const long = size * (0.03 + (i % 4) * 0.015)
      rect(pen, x + w * 0.96 - i * size * 0.07, y + h - 5, long, 6, 3, '#c9cbce', 'opacity="0.9"')
      if (i < 5) rect(pen, x + w - 6, y + h * 0.95 - i * size * 0.075, 6, long, 3, '#c9cbce', 'opacity="0.85"')
    }
  } else if (flaw === 'sticker') {
    rect(pen, at.x - size * 0.16, at.y - size * 0.07, size * 0.32, size * 0.15, 5, '#cfc6a8', 'opacity="0.5"')
    for (let i = 0; i < 4; i++)
      rect(
        pen,
        at.x - size * (0.15 - i * 0.07),
        at.y - size * 0.05,
        size * (0.05 + (i % 2) * 0.03),
        size * 0.04,
        3,
        '#efe9d2',
        'opacity="0.75"',
      )
  } else if (flaw === 'liquid') {
    for (const [dx, dy, r] of [
      [0, 0, 0.13],
      [0.13, 0.05, 0.07],
      [-0.12, 0.08, 0.05],
      [0.05, -0.12, 0.04],
    ] as const) {
      const [cx, cy] = [at.x + dx * size, at.y + dy * size]
      ellipse(pen, cx, cy, r * size, r * size * 0.8, '#8a6a3a', 'opacity="0.28"')
      ellipse(pen, cx, cy, r * size, r * size * 0.8, 'none', 'stroke="#6b4d22" stroke-width="2.5" opacity="0.55"')
    }
  } else {
    // A socket with bent contacts and scorched rim.
    circle(
      pen,
      at.x,
      at.y,
      size * 0.13,
      radial(pen, [
        [0.4, '#1a120c', 0.75],
        [1, '#1a120c', 0],
      ]),
    )
    rect(
      pen,
      at.x - size * 0.07,
      at.y - size * 0.028,
      size * 0.14,
      size * 0.056,
      size * 0.028,
      '#0a0b0d',
      'stroke="#9a9fa6" stroke-width="2"',
    )
    path(
      pen,
      `M${n(at.x - size * 0.045)} ${n(at.y + 3)}l${n(size * 0.03)} -6l${n(size * 0.025)} 8l${n(size * 0.03)} -4`,
      'none',
      'stroke="#c79a4a" stroke-width="3"',
    )
  }
  pen.flawAt = onSheet(pen, [at.x, at.y])
}

/** The defect of a screen over what it shows. */
export function screenFlaw(pen: Pen, x: number, y: number, w: number, h: number): void {
  if (!isOnScreen(pen.flaw)) return
  if (pen.flaw === 'crack') crack(pen, x, y, w, h)
  else if (pen.flaw === 'lines') {
    const inks = ['#ff2d78', '#33ff9c', '#ffffff', '#2d6bff', '#ffe14d', '#101010']
    inks.forEach((ink, i) => {
      rect(pen, x + w * (0.56 + i * 0.026 + (i % 2) * 0.01), y, Math.max(2, w * 0.008), h, 0, ink, 'opacity="0.9"')
    })
  } else {
    rect(pen, x, y, w, h, 3, '#07080a', pen.flaw === 'dead' ? 'opacity="0.97"' : 'opacity="0.78"')
    if (pen.flaw === 'flicker') {
      const [cx, cy, r] = [x + w / 2, y + h / 2, Math.min(w, h) * 0.1]
      circle(pen, cx, cy, r, 'none', `stroke="#e9a13b" stroke-width="${n(r * 0.16)}"`)
      rect(pen, cx - r * 0.07, cy - r * 0.5, r * 0.14, r * 0.6, 2, '#e9a13b')
      circle(pen, cx, cy + r * 0.4, r * 0.1, '#e9a13b')
    }
  }
  const [fx, fy] = pen.flaw === 'crack' ? [0.72, 0.3] : [0.6, 0.5]
  pen.flawAt = onSheet(pen, [x + w * fx, y + h * fy])
}

/** Cracked glass: lines running out of the point of impact. */
function crack(pen: Pen, x: number, y: number, w: number, h: number): void {
  const [cx, cy] = [x + w * 0.72, y + h * 0.3]
  const k = Math.max(1, Math.max(w, h) / 420)
  for (let i = 0; i < 13; i++) {
    const angle = (i / 13) * Math.PI * 2 + 0.3
    const length = Math.min(w, h) * (0.34 + (0.5 * ((i * 37) % 10)) / 10)
    const bend = angle + (i % 2 ? 0.16 : -0.13)
    const p = (share: number, a: number) => {
      const px = Math.min(Math.max(cx + Math.cos(a) * length * share, x + 2), x + w - 2)
      const py = Math.min(Math.max(cy + Math.sin(a) * length * share, y + 2), y + h - 2)
      return `${n(px)} ${n(py)}`
    }
    const line = `M${n(cx)} ${n(cy)}L${p(0.4, angle)}L${p(0.75, bend)}L${p(1, angle)}`
    stroke(pen, line, '#000000', 3 * k, 'opacity="0.4"')
    stroke(pen, line, '#ffffff', 1.8 * k, 'opacity="0.9"')
    stroke(pen, `M${p(0.34, angle)}L${p(0.38, angle + 0.48)}`, '#ffffff', 1.3 * k, 'opacity="0.65"')
    stroke(pen, `M${p(0.62, bend)}L${p(0.58, bend + 0.48)}`, '#ffffff', k, 'opacity="0.45"')
  }
  circle(pen, cx, cy, Math.min(w, h) * 0.018, '#ffffff', 'opacity="0.6"')
}
