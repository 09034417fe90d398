import { type Pen, path, rect, text } from './pen.ts'

/** Key widths of a laptop keyboard, row by row, in key units; every row fills fifteen. */
const ROWS: readonly (readonly number[])[] = [
  Array.from({ length: 15 }, () => 1),
  [...Array.from({ length: 13 }, () => 1), 2],
  [1.5, ...Array.from({ length: 12 }, () => 1), 1.5],
  [1.75, ...Array.from({ length: 11 }, () => 1), 2.25],
  [2.25, ...Array.from({ length: 10 }, () => 1), 2.75],
  [1.25, 1, 1, 1.25, 5.25, 1.25, 1, 1, 1, 1],
]

/** Calls `draw` with the box of each key on a field of 1 × 1. */
export function eachKey(
  numpad: boolean,
  draw: (x: number, y: number, w: number, h: number, row: number, i: number) => void,
): void {
  const units = numpad ? 19.4 : 15
  const heights = [0.62, 1, 1, 1, 1, 1]
  const total = heights.reduce((sum, h) => sum + h, 0)
  let top = 0
  ROWS.forEach((row, r) => {
    const height = (heights[r] ?? 1) / total
    let left = 0
    row.forEach((width, i) => {
      draw(left / units, top, width / units, height, r, i)
      left += width
    })
    if (numpad) for (let i = 0; i < 4; i++) draw((15.4 + i) / units, top, 1 / units, height, r, 20 + i)
    top += height
  })
}

/** A keyboard without legends, as small as it is in a picture of the whole thing: all keys are two outlines. */
export function keyField(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  numpad: boolean,
  fill: string,
  edge: string,
): void {
  const gap = w / 240
  const tops: string[] = []
  const edges: string[] = []
  const box = (px: number, py: number, pw: number, ph: number) =>
    `M${Math.round(px)} ${Math.round(py)}h${Math.round(pw)}v${Math.round(ph)}h-${Math.round(pw)}z`
  eachKey(numpad, (kx, ky, kw, kh) => {
    const [px, py, pw, ph] = [x + kx * w + gap, y + ky * h + gap, kw * w - gap * 2, kh * h - gap * 2]
    edges.push(box(px - 1, py + 2, pw + 2, ph + 1))
    tops.push(box(px, py, pw, ph))
  })
  path(pen, edges.join(''), edge, 'opacity="0.8"')
  path(pen, tops.join(''), fill)
}

const LETTERS: Record<string, readonly string[]> = {
  qwerty: ['1234567890', 'QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'],
  qwertz: ['1234567890', 'QWERTZUIOP', 'ASDFGHJKL', 'YXCVBNM'],
  azerty: ['1234567890', 'AZERTYUIOP', 'QSDFGHJKLM', 'WXCVBN'],
}
const EXTRA: Record<string, readonly string[]> = {
  qwertz_de: ['ß', 'Ü', 'ÖÄ', ',.-'],
  qwerty_nordic: ['+', 'Å', 'ÖÄ', ',.-'],
  qwerty_pl: ['-=', '[]', ";'", ',./'],
  azerty_fr: [')=', '^$', '%', ',;:'],
}
/** Letters a Polish programmer's layout has on the right Alt. */
const POLISH: Record<string, string> = { A: 'Ą', C: 'Ć', E: 'Ę', L: 'Ł', N: 'Ń', O: 'Ó', S: 'Ś', X: 'Ź', Z: 'Ż' }

/** A flat keyboard with legends, as in a close-up from above. */
export function keysFlat(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  layout: string,
  fill: string,
  edge: string,
  ink: string,
  numpad = false,
): void {
  const family = layout.split('_')[0] ?? 'qwerty'
  const letters = LETTERS[family] ?? LETTERS.qwerty ?? []
  const extra = EXTRA[layout] ?? EXTRA.qwerty_pl ?? []
  const gap = w / (numpad ? 330 : 260)
  eachKey(numpad, (kx, ky, kw, kh, row, i) => {
    const [px, py, pw, ph] = [x + kx * w + gap, y + ky * h + gap, kw * w - gap * 2, kh * h - gap * 2]
    rect(pen, px, py + gap * 0.9, pw, ph, gap * 2.4, edge)
    rect(pen, px, py, pw, ph - gap * 0.4, gap * 2.4, fill)
    if (row < 1 || row > 4 || i >= 20) return
    const char = ((letters[row - 1] ?? '') + (extra[row - 1] ?? ''))[i - 1]
    if (i < 1 || !char) return
    const size = ph * (row === 1 ? 0.3 : 0.36)
    text(pen, char, px + pw * 0.18, py + ph * 0.45, size, ink)
    const alt = layout.startsWith('qwerty_pl') ? POLISH[char] : undefined
    if (alt)
      text(pen, alt, px + pw * 0.8, py + ph * 0.82, size * 0.72, layout.endsWith('stickers') ? '#e0a33b' : ink, {
        anchor: 'end',
        opacity: 0.75,
      })
  })
}
