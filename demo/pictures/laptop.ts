import { keysFlat, keysInPerspective } from './key-field.ts'
import { circle, linear, type Pen, type Point, polygon, rect, softPolygon, stroke, text } from './pen.ts'
import { desktopScreen, type Wallpaper } from './screens.ts'
import type { PictureSpec } from './spec.ts'
import { crack, flatShadow, floorShadow, wearMarks } from './stage.ts'
import { mix, tonesOf } from './tones.ts'

type Look = {
  side: number
  top: number
  chin: number
  ratio: number
  keys: string
  screen: Wallpaper
  point: string
  corner: number
}

function lookOf(spec: PictureSpec): Look {
  const classic: Look = {
    side: 0.03,
    top: 0.042,
    chin: 0.062,
    ratio: 0.5625,
    keys: '#2b2d32',
    screen: 'windows',
    point: '',
    corner: 12,
  }
  switch (spec.family) {
    case 'thinkpad':
      return { ...classic, keys: '#26272b', point: '#c8262c', corner: 7 }
    case 'pointstick':
      return { ...classic, keys: '#2a2b2f', point: '#3d6fb4' }
    case 'macbook':
      return {
        ...classic,
        side: 0.017,
        top: 0.026,
        chin: 0.03,
        ratio: 0.625,
        keys: '#1b1c1f',
        screen: 'mac',
        corner: 20,
      }
    case 'gaming':
      return { ...classic, screen: 'game', keys: '#121317', corner: 6 }
    case 'modern':
      return { ...classic, side: 0.014, top: 0.026, chin: 0.036, ratio: 0.625 }
    case 'modern-thinkpad':
      return {
        ...classic,
        side: 0.014,
        top: 0.028,
        chin: 0.036,
        ratio: 0.625,
        keys: '#26272b',
        point: '#c8262c',
        corner: 7,
      }
    case 'chromebook':
      return { ...classic, screen: 'chrome' }
    case 'linux':
      return { ...classic, screen: 'linux' }
    default:
      return classic
  }
}

export function drawLaptop(pen: Pen, spec: PictureSpec): void {
  if (spec.view === 'front') open(pen, spec)
  else if (spec.view === 'back') lid(pen, spec)
  else closeUp(pen, spec)
}

function open(pen: Pen, spec: PictureSpec): void {
  const look = lookOf(spec)
  const t = tonesOf(spec.color)
  const w = 250 + spec.size * 29
  const [x, hinge] = [600 - w / 2, 572]
  const panelW = w * (1 - look.side * 2)
  const panelH = panelW * look.ratio
  const lidH = panelH + w * (look.top + look.chin)
  const top = hinge - lidH
  const deckH = w * 0.285
  const grow = w * 0.085
  floorShadow(pen, 600, hinge + deckH + 6, w / 2 + grow, 40)
  rect(
    pen,
    x - 2,
    top - 2,
    w + 4,
    lidH + 6,
    look.corner + 2,
    linear(pen, [
      [0, t.light],
      [0.05, t.mid],
      [1, t.dark],
    ]),
  )
  rect(
    pen,
    x + 2,
    top + 2,
    w - 4,
    lidH - 2,
    look.corner,
    linear(pen, [
      [0, '#1c1d20'],
      [1, '#101113'],
    ]),
  )
  const [sx, sy] = [600 - panelW / 2, top + w * look.top]
  desktopScreen(pen, look.screen, sx, sy, panelW, panelH, 2)
  if (spec.wear === 4) crack(pen, sx, sy, panelW, panelH)
  circle(pen, 600, top + w * look.top * 0.5, 2.6, '#30343b')
  circle(pen, 600, top + w * look.top * 0.5, 1.1, '#5b7fae')
  text(pen, spec.brand, 600, hinge - w * look.chin * 0.36, w * 0.017, '#8b9097', {
    anchor: 'middle',
    weight: 700,
    spacing: 40,
  })
  // Hinge and deck: a trapezoid that widens towards the viewer.
  rect(pen, x + w * 0.06, hinge - 3, w * 0.88, 10, 4, t.deep)
  const near = hinge + deckH
  const at = (u: number, v: number): Point => {
    const [far, close] = [w, w + grow * 2]
    const depth = (v * far) / (close * (1 - v) + far * v)
    const width = far + (close - far) * depth
    return [600 + (u - 0.5) * width, hinge + 3 + (deckH - 3) * depth]
  }
  softPolygon(pen, [at(0, 0), at(1, 0), [600 + w / 2 + grow, near + 9], [600 - w / 2 - grow, near + 9]], 14, t.deep)
  const deck = linear(pen, [
    [0, t.dark],
    [0.16, t.mid],
    [0.6, t.base],
    [1, mix(t.base, t.light, 0.5)],
  ])
  softPolygon(pen, [at(0, 0), at(1, 0), at(1, 1), at(0, 1)], 10, deck)
  rect(
    pen,
    600 - w / 2 - grow + 6,
    near - 1,
    w + grow * 2 - 12,
    10,
    5,
    linear(pen, [
      [0, t.light],
      [0.4, t.base],
      [1, t.dark],
    ]),
  )
  const numpad = spec.size >= 15.5 && spec.family !== 'macbook'
  const field = (u: number, v: number) => at(0.065 + u * 0.87, 0.085 + v * 0.53)
  polygon(
    pen,
    [at(0.055, 0.07), at(0.945, 0.07), at(0.945, 0.63), at(0.055, 0.63)],
    mix(t.dark, '#000000', t.isDark ? 0.75 : 0.25),
    'opacity="0.75"',
  )
  keysInPerspective(
    pen,
    field,
    numpad,
    spec.family === 'gaming' ? '#1d1f25' : look.keys,
    spec.family === 'gaming' ? '#e2483d' : '#0b0c0d',
  )
  if (look.point) circle(pen, ...field(numpad ? 0.335 : 0.433, 0.62), w * 0.0062, look.point)
  const [pl, pr] = numpad ? [0.29, 0.59] : spec.family === 'macbook' ? [0.31, 0.69] : [0.35, 0.65]
  const pad = [at(pl, 0.68), at(pr, 0.68), at(pr, 0.955), at(pl, 0.955)]
  softPolygon(pen, pad, 7, mix(t.base, t.isDark ? '#000000' : '#ffffff', 0.14), `stroke="${t.dark}" stroke-width="1.4"`)
  if (look.point)
    polygon(pen, [at(pl, 0.655), at(pr, 0.655), at(pr, 0.675), at(pl, 0.675)], mix(t.dark, look.point, 0.12))
  const [nl, nr] = [600 - w * 0.07, 600 + w * 0.07]
  stroke(pen, `M${nl} ${near + 1}H${nr}`, t.dark, 3)
}

function lid(pen: Pen, spec: PictureSpec): void {
  const look = lookOf(spec)
  const t = tonesOf(spec.color)
  const w = 320 + spec.size * 31
  const h = w * (look.ratio > 0.6 ? 0.69 : 0.66)
  const [x, y] = [600 - w / 2, 420 - h / 2]
  flatShadow(pen, x, y, w, h, look.corner * 1.6)
  rect(pen, x, y + 7, w, h, look.corner * 1.6, t.deep)
  rect(
    pen,
    x,
    y,
    w,
    h,
    look.corner * 1.6,
    linear(
      pen,
      [
        [0, t.light],
        [0.35, t.base],
        [1, t.mid],
      ],
      [0, 0, 1, 1],
    ),
  )
  rect(
    pen,
    x + 2,
    y + 2,
    w - 4,
    h - 4,
    look.corner * 1.5,
    'none',
    `stroke="${t.light}" stroke-width="1.5" opacity="0.6"`,
  )
  rect(pen, x + w * 0.12, y - 1, w * 0.76, 7, 3, t.dark, 'opacity="0.55"')
  const ink = mix(t.base, t.isDark ? '#ffffff' : '#000000', 0.42)
  if (spec.family.endsWith('thinkpad')) {
    text(pen, 'ThinkPad', x + w * 0.05, y + h * 0.93, h * 0.06, '#b9bcc0', { weight: 700 })
    circle(pen, x + w * 0.05 + h * 0.068, y + h * 0.868, h * 0.0085, '#d3282e')
  } else {
    text(pen, spec.brand, 600, y + h * 0.54, h * 0.085, ink, { weight: 700, anchor: 'middle', spacing: 60 })
  }
  if (spec.family === 'gaming') {
    stroke(
      pen,
      `M${x + w * 0.28} ${y + h}L${x + w * 0.36} ${y + h * 0.12}M${x + w * 0.72} ${y + h}L${x + w * 0.64} ${y + h * 0.12}`,
      t.deep,
      3,
      'opacity="0.7"',
    )
    rect(pen, x + w * 0.38, y + h * 0.93, w * 0.24, 6, 3, '#e2483d')
  }
  wearMarks(pen, spec.wear, x, y, w, h, t.isDark)
}

/** Keyboard from above with its legends, and the sticker that names what is inside. */
function closeUp(pen: Pen, spec: PictureSpec): void {
  const look = lookOf(spec)
  const t = tonesOf(spec.color)
  rect(
    pen,
    0,
    0,
    1200,
    900,
    0,
    linear(pen, [
      [0, t.mid],
      [0.5, t.base],
      [1, mix(t.base, t.light, 0.55)],
    ]),
  )
  rect(pen, -60, 70, 1420, 472, 18, mix(t.dark, '#000000', 0.3))
  const edge = spec.family === 'gaming' ? '#7c2620' : '#0a0b0c'
  keysFlat(pen, -46, 82, 1392, 448, spec.layout ?? 'qwerty_us', linearKey(pen, look.keys), edge, '#e9ebee')
  if (look.point) {
    circle(pen, 556, 374, 15, mix(look.point, '#000000', 0.3))
    circle(pen, 556, 372, 13, look.point)
  }
  sticker(pen, spec, t.dark)
  rect(
    pen,
    395,
    592,
    470,
    330,
    16,
    mix(t.base, t.isDark ? '#000000' : '#ffffff', 0.16),
    `stroke="${t.dark}" stroke-width="2"`,
  )
  wearMarks(pen, spec.wear, 20, 580, 350, 230, t.isDark)
}

/** The sticker on the palm rest: the layout, as a buyer looks for it. */
function sticker(pen: Pen, spec: PictureSpec, edge: string): void {
  const [keys = '', country = ''] = (spec.layout ?? 'qwerty_us').toUpperCase().split('_')
  rect(
    pen,
    968,
    650,
    184,
    100,
    12,
    linear(pen, [
      [0, '#fdfdfc'],
      [1, '#e6eaee'],
    ]),
    `stroke="${edge}"`,
  )
  text(pen, keys, 1060, 694, 30, '#1c5fae', { weight: 700, anchor: 'middle' })
  text(pen, country, 1060, 730, 26, '#59616b', { anchor: 'middle' })
}

function linearKey(pen: Pen, color: string): string {
  return linear(pen, [
    [0, mix(color, '#ffffff', 0.13)],
    [1, color],
  ])
}
