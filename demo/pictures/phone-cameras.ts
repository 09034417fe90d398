import { lensGlass } from './lens-glass.ts'
import { circle, linear, type Pen, rect } from './pen.ts'
import type { PictureSpec } from './spec.ts'
import { mix, type Tones } from './tones.ts'

type Spot = readonly [x: number, y: number]
const FLASH = '#fff3d0'

/** The cameras on the back, as the maker builds them. The back begins at x, y and is w wide. */
export function phoneCameras(pen: Pen, { family }: PictureSpec, t: Tones, x: number, y: number, w: number): void {
  const r = w * 0.085
  const bump = mix(t.base, t.isDark ? '#ffffff' : '#000000', 0.1)
  const square = (size: number, at: readonly Spot[], flash: Spot = [0.8, 0.22]) => {
    const [left, top] = [x + w * 0.06, y + w * 0.06]
    rect(pen, left, top, size, size, size * 0.26, bump, `stroke="${t.light}" stroke-width="2"`)
    for (const [dx, dy] of at) lensGlass(pen, left + size * dx, top + size * dy, r)
    circle(pen, left + size * flash[0], top + size * flash[1], r * 0.34, FLASH)
  }
  const free = (at: readonly Spot[], size: number, flash: Spot) => {
    for (const [dx, dy] of at) {
      circle(pen, x + w * dx, y + w * dy, r * size * 1.14, mix(t.base, '#ffffff', 0.3))
      lensGlass(pen, x + w * dx, y + w * dy, r * size)
    }
    circle(pen, x + w * flash[0], y + w * flash[1], r * 0.32, FLASH)
  }
  const bar = (left: number, width: number, height: number, round: number, fill: string) =>
    rect(pen, x + w * left, y + w * 0.24, w * width, w * height, w * round, fill)
  const glass = linear(pen, [
    [0, '#3a3d42'],
    [1, '#141518'],
  ])
  const metal = linear(pen, [
    [0, mix(t.base, '#ffffff', 0.35)],
    [1, mix(t.base, '#000000', 0.25)],
  ])
  switch (family) {
    case 'home':
      lensGlass(pen, x + w * 0.16, y + w * 0.14, r * 0.95)
      circle(pen, x + w * 0.31, y + w * 0.14, r * 0.4, FLASH)
      return
    case 'xr':
      free([[0.2, 0.19]], 1.3, [0.2, 0.38])
      return
    case 'x':
      rect(
        pen,
        x + w * 0.08,
        y + w * 0.08,
        w * 0.2,
        w * 0.5,
        w * 0.1,
        '#1a1b1e',
        `stroke="${t.light}" stroke-width="2"`,
      )
      for (const dy of [0.18, 0.48]) lensGlass(pen, x + w * 0.18, y + w * dy, r * 0.95)
      circle(pen, x + w * 0.18, y + w * 0.33, r * 0.34, FLASH)
      return
    case 'eleven':
      square(
        w * 0.42,
        [
          [0.3, 0.28],
          [0.3, 0.72],
        ],
        [0.76, 0.5],
      )
      return
    case 'thirteen':
    case 'fifteen':
      square(w * 0.42, [
        [0.3, 0.3],
        [0.7, 0.7],
      ])
      return
    case 'sixteen':
      rect(pen, x + w * 0.08, y + w * 0.08, w * 0.23, w * 0.52, w * 0.115, bump, `stroke="${t.light}" stroke-width="2"`)
      for (const dy of [0.195, 0.485]) lensGlass(pen, x + w * 0.195, y + w * dy, r * 1.08)
      circle(pen, x + w * 0.42, y + w * 0.34, r * 0.36, FLASH)
      return
    case 'pro':
    case 'fifteen-pro':
    case 'notch-pro':
      square(
        w * 0.5,
        [
          [0.28, 0.28],
          [0.28, 0.72],
          [0.73, 0.5],
        ],
        [0.76, 0.17],
      )
      return
    case 'contour':
      rect(pen, x - 4, y - 4, w * 0.4, w * 0.86, w * 0.13, metal)
      for (const dy of [0.16, 0.4, 0.64]) lensGlass(pen, x + w * 0.17, y + w * dy, r * 1.05)
      circle(pen, x + w * 0.32, y + w * 0.72, r * 0.3, FLASH)
      return
    case 'ultra':
      free(
        [
          [0.17, 0.18],
          [0.17, 0.42],
          [0.17, 0.66],
        ],
        1.15,
        [0.38, 0.18],
      )
      free(
        [
          [0.38, 0.33],
          [0.38, 0.55],
        ],
        0.7,
        [0.38, 0.18],
      )
      return
    case 'middle':
      rect(
        pen,
        x + w * 0.26,
        y + w * 0.24,
        w * 0.48,
        w * 0.17,
        w * 0.05,
        '#17181b',
        `stroke="${t.light}" stroke-width="2"`,
      )
      for (const dx of [0.38, 0.54]) lensGlass(pen, x + w * dx, y + w * 0.325, r * 0.72)
      circle(pen, x + w * 0.67, y + w * 0.325, r * 0.34, FLASH)
      return
    case 'flip':
      rect(pen, x, y, w, w * 0.98, w * 0.1, '#15161a')
      for (const dy of [0.2, 0.44]) lensGlass(pen, x + w * 0.18, y + w * dy, r)
      rect(pen, x - 2, y + w * 1.03, w + 4, 4, 0, t.deep)
      return
    case 'pixel4a':
      rect(pen, x + w * 0.07, y + w * 0.07, w * 0.34, w * 0.34, w * 0.09, '#17181b')
      lensGlass(pen, x + w * 0.17, y + w * 0.17, r * 0.85)
      circle(pen, x + w * 0.32, y + w * 0.32, r * 0.34, FLASH)
      return
    case 'pixel6':
      rect(pen, x, y, w, w * 0.26, w * 0.12, mix(t.base, '#000000', 0.12))
      bar(-0.01, 1.02, 0.23, 0.02, glass)
      for (const dx of [0.22, 0.4]) lensGlass(pen, x + w * dx, y + w * 0.355, r * 0.85)
      circle(pen, x + w * 0.78, y + w * 0.355, r * 0.42, FLASH)
      return
    case 'pixel7':
    case 'pixel8':
      bar(-0.012, 1.024, 0.23, family === 'pixel8' ? 0.1 : 0.02, metal)
      rect(pen, x + w * 0.14, y + w * 0.275, w * 0.4, w * 0.16, w * 0.08, '#101114')
      for (const dx of [0.24, 0.44]) lensGlass(pen, x + w * dx, y + w * 0.355, r * 0.8)
      circle(pen, x + w * 0.68, y + w * 0.355, r * 0.4, FLASH)
      return
    case 'pixel9':
      bar(0.08, 0.84, 0.26, 0.13, metal)
      rect(pen, x + w * 0.11, y + w * 0.265, w * 0.78, w * 0.21, w * 0.105, '#101114')
      for (const dx of [0.24, 0.44]) lensGlass(pen, x + w * dx, y + w * 0.37, r * 0.85)
      circle(pen, x + w * 0.74, y + w * 0.37, r * 0.4, FLASH)
      return
    case 'round':
      circle(pen, x + w / 2, y + w * 0.42, w * 0.29, glass, `stroke="${t.light}" stroke-width="4"`)
      for (const [dx, dy] of [
        [-0.12, -0.1],
        [0.12, -0.1],
        [-0.12, 0.12],
        [0.12, 0.12],
      ] as const)
        lensGlass(pen, x + w * (0.5 + dx), y + w * (0.42 + dy), r * 0.8)
      return
    case 'pair':
      free(
        [
          [0.2, 0.2],
          [0.2, 0.44],
        ],
        1.15,
        [0.4, 0.2],
      )
      return
    case 'block':
      rect(pen, x + w * 0.07, y + w * 0.07, w * 0.36, w * 0.72, w * 0.08, bump, `stroke="${t.light}" stroke-width="2"`)
      for (let i = 0; i < 3; i++) lensGlass(pen, x + w * 0.2, y + w * (0.2 + i * 0.22), r)
      circle(pen, x + w * 0.35, y + w * 0.2, r * 0.36, FLASH)
      return
    default:
      free(
        [
          [0.19, 0.19],
          [0.19, 0.44],
          [0.19, 0.69],
        ],
        1.08,
        [0.38, 0.3],
      )
  }
}
