import { screenFlaw, wearMarks } from './flaws.ts'
import { circle, clipped, ellipse, linear, type Pen, radial, rect, stroke, text } from './pen.ts'
import type { PictureSpec } from './spec.ts'
import { flatShadow, glare } from './stage.ts'
import { type Tones, tones, tonesOf } from './tones.ts'
import { ofScene, wallpaper } from './wallpapers.ts'

export function drawFeaturePhone(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  const [w, h] = [260, 600]
  const [x, y] = [600 - w / 2, 118]
  flatShadow(pen, x, y, w, h, 44)
  rect(pen, x - 4, y - 2, w + 8, h + 8, 48, t.deep)
  rect(
    pen,
    x,
    y,
    w,
    h,
    44,
    linear(
      pen,
      [
        [0, t.light],
        [0.3, t.base],
        [1, t.mid],
      ],
      [0, 0, 1, 1],
    ),
  )
  if (spec.view !== 'front') {
    circle(pen, 600, y + 70, 26, '#131416', `stroke="${t.light}" stroke-width="4"`)
    circle(pen, 600, y + 70, 12, '#27335a')
    text(pen, spec.brand, 600, y + h * 0.55, 38, t.ink, { anchor: 'middle', weight: 700 })
    for (let i = 0; i < 5; i++) rect(pen, 560 + i * 18, y + h - 70, 8, 30, 4, t.deep)
    wearMarks(pen, spec.wear, x, y, w, h, t.isDark)
    return
  }
  rect(pen, x + 18, y + 26, w - 36, 250, 16, '#0f1012')
  clipped(pen, x + 30, y + 46, w - 60, 206, 4, () => {
    wallpaper(pen, 'photo', x + 30, y + 46, w - 60, 206, spec.scene)
    screenFlaw(pen, x + 30, y + 46, w - 60, 206)
    text(pen, '12:30', 600, y + 140, 54, '#ffffff', { weight: 700, anchor: 'middle' })
    glare(pen, x + 30, y + 46, w - 60, 206)
  })
  rect(pen, 600 - 44, y + 292, 88, 62, 22, t.dark, `stroke="${t.light}"`)
  rect(pen, 600 - 20, y + 308, 40, 30, 10, t.mid)
  const legends = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#']
  legends.forEach((legend, i) => {
    const [kx, ky] = [x + 24 + (i % 3) * 74, y + 372 + Math.floor(i / 3) * 52]
    rect(
      pen,
      kx,
      ky,
      64,
      42,
      14,
      linear(pen, [
        [0, t.light],
        [1, t.mid],
      ]),
      `stroke="${t.dark}"`,
    )
    text(pen, legend, kx + 32, ky + 29, 23, t.isDark ? '#ffffff' : '#3a3d42', { anchor: 'middle', weight: 700 })
  })
}

export function drawWatch(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  const strap = strapOf(spec, t)
  const s = 4.2 + spec.size * 0.04
  const half = 34 * s
  flatShadow(pen, 600 - half * 0.62, 90, half * 1.24, 640, 60)
  const strapFill = linear(
    pen,
    [
      [0, strap.dark],
      [0.22, strap.base],
      [0.5, strap.light],
      [0.78, strap.base],
      [1, strap.dark],
    ],
    [0, 0, 1, 0],
  )
  rect(pen, 600 - half * 0.6, 70, half * 1.2, 680, 56, strapFill)
  for (let i = 0; i < 5; i++) ellipse(pen, 600, 630 + i * 22, 7, 5, strap.deep)
  const round = spec.family !== 'square'
  const frame = linear(
    pen,
    [
      [0, t.light],
      [0.5, t.dark],
      [1, t.base],
    ],
    [0, 0, 1, 1],
  )
  if (round) circle(pen, 600, 410, half + 14, frame)
  else rect(pen, 600 - half, 410 - half * 1.18, half * 2, half * 2.36, half * 0.55, frame)
  rect(pen, 600 + half + (round ? 8 : -4), 366, 18, 52, 8, t.dark)
  if (spec.view !== 'front') {
    circle(
      pen,
      600,
      410,
      half * 0.86,
      radial(pen, [
        [0, '#3a3e46'],
        [1, '#191b1f'],
      ]),
    )
    for (let i = 0; i < 4; i++)
      circle(pen, 600 + Math.cos(i * 1.57) * half * 0.35, 410 + Math.sin(i * 1.57) * half * 0.35, 15, '#0d3b2b')
    circle(pen, 600, 410, 17, '#7a1f24')
    wearMarks(pen, spec.wear, 600 - half, 410 - half, half * 2, half * 2, true)
    return
  }
  const [gx, gy, gw, gh] = [
    600 - half * 0.9,
    410 - half * (round ? 0.9 : 1.08),
    half * 1.8,
    half * (round ? 1.8 : 2.16),
  ]
  clipped(pen, gx, gy, gw, gh, round ? half : half * 0.46, () => {
    rect(pen, gx, gy, gw, gh, 0, '#08090b')
    face(pen, ofScene(spec.scene ?? 0, 'face', 5), half)
    screenFlaw(pen, gx, gy, gw, gh)
    glare(pen, gx, gy, gw, gh, 0.14)
  })
}

/** The strap of a watch: of its own colour, or one of the sporty ones that are changed in a moment. */
function strapOf({ family, scene = 0 }: PictureSpec, t: Tones): Tones {
  const sporty = ['#232529', '#e9e7e1', '#2f3c52', '#d9663a', '#5d7257', '#7a2f3a']
  if (family === 'round' && ofScene(scene, 'leather', 3) === 0) return tones('#7a5238')
  return scene > 0 && family !== 'round' ? tones(sporty[ofScene(scene, 'strap', sporty.length)] ?? '#232529') : t
}

/** What the watch shows: rings, hands, large figures, bars or a track. */
function face(pen: Pen, kind: number, half: number): void {
  const [x, y] = [600, 410]
  const figures = (size: number, dy: number) =>
    text(pen, '10:09', x, y + dy, half * size, '#ffffff', { anchor: 'middle', weight: 700 })
  if (kind === 0) {
    const r = half * 0.74
    circle(pen, x, y, r, 'none', 'stroke="#1f3b33" stroke-width="15"')
    stroke(pen, `M${x} ${y - r}A${r} ${r} 0 1 1 ${x - half * 0.7} ${y + half * 0.24}`, '#3fd28f', 15)
    figures(0.42, 18)
    text(pen, '72', x, y + 18 + half * 0.3, half * 0.17, '#ff6b6b', { anchor: 'middle', weight: 700 })
  } else if (kind === 1) {
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * Math.PI * 2
      const at = (share: number) =>
        `${(x + Math.sin(a) * half * share).toFixed(1)} ${(y - Math.cos(a) * half * share).toFixed(1)}`
      stroke(pen, `M${at(0.66)}L${at(i % 3 ? 0.74 : 0.78)}`, '#e9ecef', i % 3 ? 4 : 9)
    }
    stroke(pen, `M${x} ${y}L${x - half * 0.36} ${y - half * 0.22}`, '#ffffff', 13)
    stroke(pen, `M${x} ${y}L${x + half * 0.46} ${y - half * 0.36}`, '#ffffff', 9)
    stroke(pen, `M${x - half * 0.1} ${y - half * 0.14}L${x + half * 0.38} ${y + half * 0.54}`, '#ff8a3c', 4)
    circle(pen, x, y, 10, '#ff8a3c')
  } else if (kind === 2) {
    circle(pen, x, y, half * 1.3, '#12305e')
    circle(pen, x, y + half * 0.9, half, '#2f7fd0', 'opacity="0.75"')
    text(pen, '10', x, y - half * 0.04, half * 0.72, '#ffffff', { anchor: 'middle', weight: 700 })
    text(pen, '09', x, y + half * 0.58, half * 0.72, '#bfe0ff', { anchor: 'middle', weight: 700 })
  } else if (kind === 3) {
    figures(0.34, -half * 0.3)
    for (let i = 0; i < 9; i++) {
      const tall = half * (0.14 + ((i * 29) % 10) * 0.045)
      rect(
        pen,
        x - half * 0.5 + i * half * 0.115,
        y + half * 0.52 - tall,
        half * 0.075,
        tall,
        4,
        i === 5 ? '#ffd34d' : '#5b8cff',
      )
    }
  } else {
    circle(pen, x, y, half * 1.3, '#16351f')
    stroke(
      pen,
      `M${x - half * 0.6} ${y + half * 0.4}C${x - half * 0.2} ${y - half * 0.7} ${x + half * 0.1} ${y + half * 0.7} ${x + half * 0.6} ${y - half * 0.3}`,
      '#8ef06b',
      10,
    )
    circle(pen, x + half * 0.6, y - half * 0.3, 13, '#ffffff')
    figures(0.26, half * 0.74)
  }
}
