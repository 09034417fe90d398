import { screenFlaw, wearMarks } from './flaws.ts'
import { frontGlass } from './lenses.ts'
import { circle, ellipse, linear, type Pen, path, rect, softPolygon, stroke, text } from './pen.ts'
import { liveView } from './screens.ts'
import type { PictureSpec } from './spec.ts'
import { floorShadow } from './stage.ts'
import { mix, tones, tonesOf } from './tones.ts'

/** The metal of the mount, by maker. */
const RINGS: Record<string, string> = {
  Canon: '#c9ccd1',
  Nikon: '#dfe1e3',
  Fujifilm: '#6b6e74',
  Sony: '#a9adb3',
  Olympus: '#cdb98a',
  Panasonic: '#8e939a',
  Pentax: '#9aa59a',
}

export function drawCamera(pen: Pen, spec: PictureSpec): void {
  if (spec.kind === 'action-camera') {
    action(pen, spec)
    return
  }
  const t = tonesOf(spec.color)
  const dslr = spec.kind === 'dslr'
  const compact = spec.kind === 'compact-camera'
  const [w, h] = dslr ? [700, 440] : compact ? [620, 350] : [690, 390]
  const [x, y] = [600 - w / 2, 330 + (440 - h) / 2]
  const skin = tones(t.isDark ? '#232427' : '#3a3b3e')
  const flat = compact || spec.family.startsWith('flat')
  const retro = spec.family.startsWith('retro')
  floorShadow(pen, 600, y + h, w / 2, 32)
  const body = linear(pen, [
    [0, t.light],
    [0.2, t.base],
    [1, t.dark],
  ])
  const back = spec.view !== 'front'
  if (!flat) {
    const [pw, ph] = dslr ? [270, 120] : [170, 66]
    softPolygon(
      pen,
      [
        [600 - pw / 2, y + 20],
        [600 - pw * 0.3, y - ph],
        [600 + pw * 0.3, y - ph],
        [600 + pw / 2, y + 20],
      ],
      26,
      body,
    )
    rect(pen, 600 - 34, y - ph - 8, 68, 12, 3, '#7b8087')
    if (!back)
      text(pen, spec.brand, 600, y - ph * 0.36, dslr ? 36 : 25, t.isDark ? '#f3f4f5' : '#3a3d42', {
        anchor: 'middle',
        weight: 700,
      })
  }
  rect(
    pen,
    x + w * 0.08,
    y - 26,
    92,
    34,
    9,
    linear(pen, [
      [0, '#585c62'],
      [1, '#1a1b1e'],
    ]),
  )
  for (let i = 0; i < 12; i++) rect(pen, x + w * 0.08 + 4 + i * 7.4, y - 24, 2.4, 28, 1, '#0c0d0e')
  rect(
    pen,
    x + w * 0.8,
    y - 18,
    74,
    26,
    8,
    linear(pen, [
      [0, '#585c62'],
      [1, '#1a1b1e'],
    ]),
  )
  ellipse(pen, x + w * 0.27, y - 6, 28, 10, '#9a9fa5')
  if (retro) dial(pen, x + w * 0.67, y - 24)
  rect(pen, x, y, w, h, dslr ? 62 : 42, body, t.isDark ? '' : `stroke="${t.dark}" stroke-width="2"`)
  rect(
    pen,
    x,
    y + h * 0.22,
    w,
    h * 0.62,
    20,
    linear(pen, [
      [0, skin.base],
      [1, skin.dark],
    ]),
  )
  for (let i = 0; i < 9; i++)
    stroke(pen, `M${x + 8} ${y + h * (0.27 + i * 0.065)}H${x + w - 8}`, '#ffffff', 1, 'opacity="0.035"')
  if (back) {
    const [sw, sh] = dslr ? [320, 214] : [356, 238]
    rect(pen, x + w * 0.14 - 10, y + h * 0.3 - 26, sw + 20, sh + 20, 12, '#0e0f11')
    liveView(pen, x + w * 0.14, y + h * 0.3 - 16, sw, sh)
    screenFlaw(pen, x + w * 0.14, y + h * 0.3 - 16, sw, sh)
    if (!flat) rect(pen, 600 - 56, y - (dslr ? 70 : 30), 112, 62, 16, '#0d0e10', 'stroke="#3b3e44" stroke-width="4"')
    const dial = x + w * 0.83
    circle(
      pen,
      dial,
      y + h * 0.52,
      52,
      linear(pen, [
        [0, '#4a4d53'],
        [1, '#1b1c1f'],
      ]),
      'stroke="#0d0e10" stroke-width="3"',
    )
    circle(pen, dial, y + h * 0.52, 20, '#17181b', 'stroke="#5b5f66" stroke-width="2"')
    for (const [dx, dy] of [
      [-40, -86],
      [36, -86],
      [-44, 96],
      [40, 96],
    ] as const)
      circle(pen, dial + dx, y + h * 0.52 + dy, 13, '#34373c', 'stroke="#0d0e10" stroke-width="2"')
    wearMarks(pen, spec.wear, x + 10, y + h * 0.72, w - 20, h * 0.26, true)
    return
  }
  const grip = linear(
    pen,
    [
      [0, skin.light],
      [0.25, skin.base],
      [1, skin.deep],
    ],
    [0, 0, 1, 0],
  )
  if (!compact && !retro) rect(pen, x - 14, y + 26, w * 0.19, h - 40, 46, grip)
  circle(pen, x + w * 0.82, y + h * 0.13, 11, '#ffedc2', 'opacity="0.9"')
  const r = dslr ? 176 : compact ? 118 : 158
  const cy = y + h * 0.53
  circle(pen, 600 + 6, cy + 12, r * 1.06, '#000000', 'opacity="0.28"')
  const ring = RINGS[spec.brand] ?? '#b9bdc2'
  if (spec.family.endsWith('body')) {
    circle(
      pen,
      600,
      cy,
      r,
      linear(
        pen,
        [
          [0, mix(ring, '#ffffff', 0.45)],
          [0.5, mix(ring, '#000000', 0.3)],
          [1, mix(ring, '#ffffff', 0.3)],
        ],
        [0, 0, 1, 1],
      ),
    )
    circle(pen, 600, cy, r * 0.86, '#15161a')
    for (let i = 0; i < 3; i++)
      rect(
        pen,
        600 - 20,
        cy - r * 0.98,
        40,
        r * 0.1,
        4,
        '#15161a',
        `transform="rotate(${40 + i * 120} 600 ${Math.round(cy)})"`,
      )
    rect(
      pen,
      600 - r * 0.55,
      cy - r * 0.37,
      r * 1.1,
      r * 0.74,
      6,
      linear(
        pen,
        dslr
          ? [
              [0, '#8d9aa5'],
              [1, '#3b4650'],
            ]
          : [
              [0, '#2b6a5e'],
              [0.5, '#4a3a7c'],
              [1, '#1a2b4f'],
            ],
        [0, 0, 1, 1],
      ),
    )
    for (let i = 0; i < 8; i++) rect(pen, 600 - 58 + i * 15, cy + r * 0.62, 9, 9, 2, '#cfa850')
    circle(pen, 600 - r * 0.93, cy - r * 0.1, 6, '#d63b3b')
  } else frontGlass(pen, 600, cy, r, spec.brand.toUpperCase())
  if (spec.brand === 'Nikon') path(pen, `M${x + w * 0.06} ${y + h * 0.16}l46 20l-46 12Z`, '#d22b2b')
  if (spec.brand === 'Sony' && !compact)
    circle(pen, 600, cy, r * 1.03, 'none', 'stroke="#e08a3a" stroke-width="5" opacity="0.85"')
  if (flat) text(pen, spec.brand, x + (compact ? 44 : w * 0.22), y + 52, 30, t.ink, { weight: 700 })
}

/** A dial with its notches, as cameras had before they had menus. */
function dial(pen: Pen, x: number, y: number): void {
  const metal = linear(pen, [
    [0, '#c9cdd2'],
    [1, '#6a6e74'],
  ])
  rect(pen, x, y, 70, 30, 6, metal)
  for (let i = 0; i < 10; i++) rect(pen, x + 3 + i * 6.8, y + 3, 2, 24, 1, '#3f4248')
}

function action(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  const [w, h] = [470, 340]
  const [x, y] = [600 - w / 2, 250]
  floorShadow(pen, 600, y + h + 30, w / 2, 30)
  rect(pen, 540, y + h - 4, 120, 34, 8, t.deep)
  rect(pen, x + 60, y - 16, 96, 22, 9, '#c8383c')
  rect(
    pen,
    x,
    y,
    w,
    h,
    52,
    linear(pen, [
      [0, t.light],
      [0.25, t.base],
      [1, t.dark],
    ]),
  )
  if (spec.view === 'front') wearMarks(pen, spec.wear, x, y, w, h, true)
  if (spec.view !== 'front') {
    rect(pen, x + 34, y + 40, w - 68, h - 80, 14, '#0c0d0f')
    liveView(pen, x + 42, y + 48, w - 84, h - 96)
    screenFlaw(pen, x + 42, y + 48, w - 84, h - 96)
    wearMarks(pen, spec.wear, x, y, w, h, true)
    return
  }
  for (let i = 0; i < 7; i++) rect(pen, x + 26, y + 196 + i * 17, 190, 8, 4, t.deep)
  rect(pen, x + 44, y + 42, 150, 120, 12, '#0b0c0e')
  text(pen, '4K', x + 119, y + 118, 48, '#ffffff', { anchor: 'middle', weight: 700 })
  rect(pen, x + 232, y + 36, 206, 206, 36, '#131416', 'stroke="#4a4d53" stroke-width="4"')
  frontGlass(pen, x + 335, y + 139, 84, '')
  text(pen, spec.brand, x + 335, y + 292, 28, '#e8eaed', { anchor: 'middle', weight: 700 })
}
