import { circle, type Pen, rect } from './pen.ts'

/** A row of plugs: `n` sockets of one kind, from `x` to the right. */
export function sockets(
  pen: Pen,
  x: number,
  y: number,
  n: number,
  kind: 'usb' | 'usbc' | 'lan' | 'dp' | 'hdmi' | 'jack',
  s = 1,
): number {
  const size = { usb: [34, 15], usbc: [24, 10], lan: [34, 30], dp: [38, 15], hdmi: [36, 14], jack: [16, 16] }[kind] as [
    number,
    number,
  ]
  for (let i = 0; i < n; i++) {
    const left = x + i * (size[0] + 12) * s
    const top = y - (size[1] * s) / 2
    if (kind === 'jack') {
      circle(pen, left + 8 * s, y, 9 * s, '#7d8288')
      circle(pen, left + 8 * s, y, 5 * s, '#111214')
      continue
    }
    rect(pen, left - 2, top - 2, size[0] * s + 4, size[1] * s + 4, 4, '#8b9096')
    rect(pen, left, top, size[0] * s, size[1] * s, kind === 'usbc' ? 6 : 2, '#131416')
    if (kind === 'usb') rect(pen, left + 4, top + 3 * s, size[0] * s - 8, 5 * s, 1, '#2f62b0')
    if (kind === 'lan')
      for (let k = 0; k < 6; k++) rect(pen, left + (5 + k * 4.2) * s, top + 3 * s, 2 * s, 7 * s, 0, '#c9a24a')
  }
  return x + n * (size[0] + 12) * s
}

export function vents(pen: Pen, x: number, y: number, w: number, h: number, gap: number, color: string): void {
  for (let top = y; top < y + h; top += gap) rect(pen, x, top, w, gap * 0.42, gap * 0.2, color)
}
