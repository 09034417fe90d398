import { screenFlaw, wearMarks } from './flaws.ts'
import { keyField } from './key-field.ts'
import type { LaptopLook } from './laptop-looks.ts'
import { circle, ellipse, linear, type Pen, path, rect, stroke, text } from './pen.ts'
import { desktopScreen } from './screens.ts'
import type { PictureSpec } from './spec.ts'
import { mix, type Tones } from './tones.ts'

/** Every face of a laptop is drawn flat, a thousand wide; laptop.ts lays them out in space. */
export const FACE = 1000

/** Height of the lid, and of the deck, which is as deep. */
export const lidHeight = ({ ratio, side, top, chin }: LaptopLook) => FACE * (ratio * (1 - side * 2) + top + chin)

/** A thin light along the edge: a dark body is seen on a dark ground, too. */
const rim = (pen: Pen, w: number, h: number, r: number, strength: number) =>
  rect(pen, 2, 2, w - 4, h - 4, r, 'none', `stroke="#ffffff" stroke-width="3" opacity="${strength}"`)

export function screenFace(pen: Pen, spec: PictureSpec, look: LaptopLook, upsideDown = false): void {
  const [w, h, r] = [FACE, lidHeight(look), look.corner * FACE]
  rect(pen, 0, 0, w, h, r, look.bezel)
  rim(pen, w, h, r, 0.3)
  const [sx, sw] = [w * look.side, w * (1 - look.side * 2)]
  const sh = sw * look.ratio
  const sy = w * (upsideDown ? look.chin : look.top)
  desktopScreen(pen, look.screen, sx, sy, sw, sh, look.notch ? 14 : 3, spec.scene)
  screenFlaw(pen, sx, sy, sw, sh)
  if (upsideDown) return
  if (look.notch) {
    path(pen, `M${w * 0.44} ${sy - 1}h${w * 0.12}v14q0 12 -12 12h-${w * 0.12 - 24}q-12 0 -12 -12Z`, '#08090a')
    circle(pen, w / 2, sy + 11, 4, '#20283a')
  } else {
    circle(pen, w / 2, (w * look.top) / 2, 4, '#2c313a')
    circle(pen, w / 2, (w * look.top) / 2, 1.8, '#6d8fbd')
  }
  if (look.chin > 0.03 && look.lid !== 'fruit')
    text(pen, spec.brand, w / 2, h - w * look.chin * 0.34, 19, '#8b9097', {
      anchor: 'middle',
      weight: 700,
      spacing: 40,
    })
  else if (look.chin > 0.03) text(pen, 'MacBook', w / 2, h - w * look.chin * 0.3, 18, '#8b9097', { anchor: 'middle' })
}

export function deckFace(pen: Pen, spec: PictureSpec, look: LaptopLook, t: Tones): void {
  const [w, h, r] = [FACE, lidHeight(look), look.corner * FACE]
  const dark = t.isDark || look.deck !== undefined
  const base = look.deck ?? t.base
  const fill = linear(pen, [
    [0, mix(base, '#000000', dark ? 0.2 : 0.12)],
    [0.7, base],
    [1, mix(base, '#ffffff', dark ? 0.12 : 0.3)],
  ])
  rect(pen, 0, 0, w, h, r, fill)
  rim(pen, w, h, r, dark ? 0.32 : 0.5)
  rect(pen, w * 0.12, 0, w * 0.76, 9, 4, mix(base, '#000000', 0.55))
  const numpad = spec.size >= 15.5 && look.lid !== 'fruit' && look.lid !== 'ring' && look.screen !== 'chrome'
  const [kx, ky, kw, kh] = [w * 0.07, h * 0.075, w * 0.86, h * 0.5]
  if (look.well) rect(pen, kx - 8, ky - 8, kw + 16, kh + 16, 9, mix(base, '#000000', dark ? 0.5 : 0.32))
  keyField(pen, kx, ky, kw, kh, numpad, look.keys, look.keyEdge)
  if (look.point) {
    const px = kx + kw * (numpad ? 0.325 : 0.42)
    circle(pen, px, ky + kh * 0.56, 10, mix(look.point, '#000000', 0.35))
    circle(pen, px, ky + kh * 0.55, 8, look.point)
  }
  const shift = numpad && look.lid !== 'gaming' ? -0.06 : 0
  const [pl, pr] = [w * (look.pad[0] + shift), w * (look.pad[1] + shift)]
  const py = h * (look.point ? 0.655 : 0.62)
  const plate = mix(base, dark ? '#000000' : '#ffffff', dark ? 0.22 : 0.16)
  if (look.point) {
    // Three buttons above the pad; red or blue lines mark them.
    rect(pen, pl, h * 0.6, pr - pl, h * 0.05, 4, plate, `stroke="${mix(base, '#000000', 0.4)}" stroke-width="2"`)
    stroke(
      pen,
      `M${pl + (pr - pl) * 0.4} ${h * 0.605}V${h * 0.645}M${pl + (pr - pl) * 0.6} ${h * 0.605}V${h * 0.645}`,
      mix(base, '#000000', 0.5),
      2,
    )
    rect(pen, pl + 10, h * 0.604, (pr - pl) * 0.36, 3, 1, look.point)
    rect(pen, pr - 10 - (pr - pl) * 0.36, h * 0.604, (pr - pl) * 0.36, 3, 1, look.point)
  }
  rect(pen, pl, py, pr - pl, h * 0.955 - py, 9, plate, `stroke="${mix(base, '#000000', 0.3)}" stroke-width="2"`)
  if (look.lid === 'gaming') rect(pen, w * 0.3, h - 7, w * 0.4, 6, 3, look.glow, 'opacity="0.85"')
  wearMarks(pen, spec.wear, w * 0.02, h * 0.6, w * 0.96, h * 0.39, dark)
}

export function lidFace(pen: Pen, spec: PictureSpec, look: LaptopLook, t: Tones): void {
  const [w, h, r] = [FACE, lidHeight(look), look.corner * FACE]
  const fill = linear(
    pen,
    [
      [0, t.light],
      [0.4, t.base],
      [1, t.mid],
    ],
    [0, 0, 1, 1],
  )
  rect(pen, 0, 0, w, h, r, fill)
  rim(pen, w, h, r, t.isDark ? 0.36 : 0.6)
  rect(pen, w * 0.12, h - 8, w * 0.76, 8, 3, t.dark, 'opacity="0.6"')
  mark(pen, spec, look, t, w, h)
  wearMarks(pen, spec.wear, 0, 0, w, h, t.isDark)
}

/** What stands on the lid. */
function mark(pen: Pen, spec: PictureSpec, look: LaptopLook, t: Tones, w: number, h: number): void {
  const ink = mix(t.base, t.isDark ? '#ffffff' : '#000000', 0.45)
  const [cx, cy] = [w / 2, h * 0.46]
  switch (look.lid) {
    case 'thinkpad':
      text(pen, 'ThinkPad', w * 0.045, h * 0.1, h * 0.07, mix(t.base, '#ffffff', 0.62), { weight: 700 })
      circle(pen, w * 0.045 + h * 0.0785, h * 0.032, h * 0.011, '#e0262e')
      text(pen, 'Lenovo', w * 0.955, h * 0.95, h * 0.045, mix(t.base, '#ffffff', 0.45), { anchor: 'end', weight: 700 })
      return
    case 'fruit': {
      const s = h * 0.055
      ellipse(pen, cx - s * 0.42, cy, s * 0.72, s, ink)
      ellipse(pen, cx + s * 0.42, cy, s * 0.72, s, ink)
      path(
        pen,
        `M${cx + 2} ${cy - s * 1.05}q${s * 0.1} ${-s * 0.7} ${s * 0.7} ${-s * 0.75}q${-s * 0.02} ${s * 0.6} ${-s * 0.7} ${s * 0.75}Z`,
        ink,
      )
      return
    }
    case 'ring':
      circle(pen, cx, cy, h * 0.085, 'none', `stroke="${ink}" stroke-width="7"`)
      text(pen, spec.brand, cx, cy + h * 0.018, h * 0.052, ink, { anchor: 'middle', weight: 700 })
      return
    case 'slash':
      for (let i = 0; i < 4; i++)
        path(pen, `M${cx - 62 + i * 34} ${cy + h * 0.075}l26 ${-h * 0.15}h12l-26 ${h * 0.15}Z`, ink)
      return
    case 'squares':
      for (const [dx, dy] of [
        [-1, -1],
        [0, -1],
        [-1, 0],
        [0, 0],
      ] as const)
        rect(pen, cx + dx * 34 + 2, cy + dy * 34 + 2, 30, 30, 0, ink)
      return
    case 'circles':
      for (let i = 1; i < 16; i++)
        circle(pen, w * 0.72, h * 0.5, i * 62, 'none', `stroke="${t.light}" stroke-width="1.6" opacity="0.4"`)
      text(pen, spec.brand, w * 0.72, h * 0.53, h * 0.075, ink, { anchor: 'middle', weight: 700, spacing: 70 })
      return
    case 'gaming':
      stroke(
        pen,
        `M${w * 0.24} ${h}L${w * 0.36} ${h * 0.14}H${w * 0.64}L${w * 0.76} ${h}`,
        mix(t.base, '#000000', 0.4),
        5,
      )
      path(pen, `M${cx} ${cy - 46}l44 26v40l-44 26l-44 -26v-40Z`, 'none', `stroke="${look.glow}" stroke-width="8"`)
      text(pen, spec.brand, w * 0.95, h * 0.94, h * 0.055, look.glow, { anchor: 'end', weight: 700, spacing: 60 })
      return
    default:
      text(pen, spec.brand, cx, cy + h * 0.03, h * 0.09, ink, { weight: 700, anchor: 'middle', spacing: 60 })
  }
}
