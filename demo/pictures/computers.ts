import { circle, linear, type Pen, path, polygon, rect, softPolygon, stroke, text } from './pen.ts'
import { desktopScreen } from './screens.ts'
import type { PictureSpec } from './spec.ts'
import { crack, floorShadow, wearMarks } from './stage.ts'
import { mix, type Tones, tonesOf } from './tones.ts'

const metal = (pen: Pen, t: Tones) => linear(pen, [[0, t.light], [0.3, t.base], [1, t.mid]], [0, 0, 1, 0.6])

/** A row of plugs: `n` sockets of one kind, from `x` to the right. */
export function sockets(pen: Pen, x: number, y: number, n: number, kind: 'usb' | 'usbc' | 'lan' | 'dp' | 'hdmi' | 'jack', s = 1): number {
  const size = { usb: [34, 15], usbc: [24, 10], lan: [34, 30], dp: [38, 15], hdmi: [36, 14], jack: [16, 16] }[kind] as [number, number]
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
    if (kind === 'lan') for (let k = 0; k < 6; k++) rect(pen, left + (5 + k * 4.2) * s, top + 3 * s, 2 * s, 7 * s, 0, '#c9a24a')
  }
  return x + n * (size[0] + 12) * s
}

export function vents(pen: Pen, x: number, y: number, w: number, h: number, gap: number, color: string): void {
  for (let top = y; top < y + h; top += gap) rect(pen, x, top, w, gap * 0.42, gap * 0.2, color)
}

export function drawMonitor(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  const wide = spec.family === 'ultrawide'
  const ratio = wide ? 0.428 : spec.family === 'square' ? 0.8 : spec.family === '16:10' ? 0.625 : 0.5625
  const w = (wide ? 430 : 330) + spec.size * (wide ? 15 : spec.family === 'square' ? 11 : 17)
  const bezel = spec.family === 'square' ? 20 : 9
  const h = (w - bezel * 2) * ratio + bezel * 2 + (spec.family === 'slim' || wide ? 8 : 14)
  const [x, y] = [600 - w / 2, 372 - h / 2]
  const foot = y + h + 118
  floorShadow(pen, 600, foot + 12, 190, 30)
  const back = spec.view !== 'front'
  softPolygon(pen, [[500, foot - 14], [700, foot - 14], [762, foot + 12], [438, foot + 12]], 14, linear(pen, [[0, t.base], [1, t.dark]]))
  rect(pen, 566, y + h - 40, 68, foot - y - h + 34, 6, linear(pen, [[0, t.mid], [0.3, t.light], [0.6, t.mid], [1, t.dark]], [0, 0, 1, 0]))
  rect(pen, x, y, w, h, 10, back ? metal(pen, t) : t.deep)
  if (!back) {
    rect(pen, x + 1.5, y + 1.5, w - 3, h - 3, 9, linear(pen, [[0, '#26282c'], [1, '#141518']]))
    const sh = (w - bezel * 2) * ratio
    desktopScreen(pen, spec.family === 'gaming' ? 'game' : spec.family === 'pro' ? 'photo' : 'windows', x + bezel, y + bezel, w - bezel * 2, sh, 2)
    if (spec.wear === 4) crack(pen, x + bezel, y + bezel, w - bezel * 2, sh)
    text(pen, spec.brand, 600, y + h - 4.5, 11, '#9aa0a8', { anchor: 'middle', weight: 700, spacing: 60 })
    circle(pen, x + w - 24, y + h - 9, 2.6, '#7fd0ff')
    return
  }
  rect(pen, x + 3, y + 3, w - 6, h - 6, 9, 'none', `stroke="${t.light}" opacity="0.5"`)
  const [cx, cy] = [600, y + h * 0.48]
  rect(pen, cx - 150, cy - 96, 300, 200, 18, linear(pen, [[0, t.mid], [1, t.base]]), `stroke="${t.dark}"`)
  rect(pen, 560, cy - 30, 80, foot - cy + 10, 12, linear(pen, [[0, t.light], [0.4, t.mid], [1, t.dark]], [0, 0, 1, 0]), `stroke="${t.dark}"`)
  rect(pen, cx - 62, cy - 62, 124, 124, 10, t.mid, `stroke="${t.dark}"`)
  for (const [dx, dy] of [[-44, -44], [44, -44], [-44, 44], [44, 44]] as const) circle(pen, cx + dx, cy + dy, 5, t.deep)
  vents(pen, x + w * 0.12, y + 22, w * 0.76, 40, 10, t.dark)
  const row = y + h - 36
  const end = sockets(pen, x + w * 0.08, row, 1, 'hdmi')
  sockets(pen, end, row, 1, 'dp')
  sockets(pen, x + w * 0.68, row, 3, 'usb')
  text(pen, spec.brand, 600, y + h * 0.18 + 44, 26, t.ink, { anchor: 'middle', weight: 700, opacity: 0.5 })
  wearMarks(pen, spec.wear, x, y, w, h, t.isDark)
}

export function drawAllInOne(pen: Pen, spec: PictureSpec): void {
  if (spec.view !== 'front') return drawMonitor(pen, { ...spec, family: 'plain' })
  const t = tonesOf(spec.color)
  const w = 300 + spec.size * 18
  const imac = spec.family === 'imac'
  const [sw, chin] = [w - 44, imac ? w * 0.1 : 30]
  const h = sw * 0.5625 + 44 + chin
  const [x, y] = [600 - w / 2, 358 - h / 2]
  const foot = y + h + 104
  floorShadow(pen, 600, foot + 6, 200, 30)
  polygon(pen, [[530, y + h - 10], [670, y + h - 10], [690, foot], [510, foot]], linear(pen, [[0, t.dark], [0.4, t.base], [1, t.light]]))
  rect(pen, 478, foot - 5, 244, 12, 6, linear(pen, [[0, t.light], [1, t.dark]]))
  rect(pen, x, y, w, h, 16, linear(pen, [[0, t.light], [1, t.base]]))
  rect(pen, x + 2, y + 2, w - 4, h - chin - 2, 14, '#131417')
  desktopScreen(pen, imac ? 'mac' : 'windows', x + 22, y + 22, sw, sw * 0.5625, 2)
  if (spec.wear === 4) crack(pen, x + 22, y + 22, sw, sw * 0.5625)
  text(pen, spec.brand, 600, y + h - chin * 0.36, chin * 0.3, t.ink, { anchor: 'middle', weight: 700, opacity: 0.6 })
  circle(pen, 600, y + 11, 3, '#34383f')
}

export function drawDesktop(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  const forms: Record<string, readonly [number, number, number]> = { tower: [270, 560, 120], sff: [170, 470, 150], micro: [118, 420, 220], mini: [330, 92, 0], workstation: [300, 590, 130], 'tower-server': [300, 600, 130] }
  const [w, h, side] = forms[spec.family] ?? [170, 470, 150]
  if (side === 0) return drawMini(pen, spec)
  const [x, y] = [600 - (w + side) / 2, 800 - h - 20]
  const back = spec.view !== 'front'
  floorShadow(pen, 600, y + h, (w + side) / 2, 32)
  const sideX = x + w
  polygon(pen, [[sideX, y], [sideX + side, y + 26], [sideX + side, y + h - 22], [sideX, y + h]], linear(pen, [[0, t.mid], [1, t.deep]], [0, 0, 1, 0]))
  polygon(pen, [[x, y], [sideX, y], [sideX + side, y + 26], [sideX + side, y + 22], [sideX - 6, y - 10], [x + 12, y - 10]], t.light, 'opacity="0.8"')
  rect(pen, x, y, w, h, 7, linear(pen, [[0, t.light], [0.08, t.base], [1, t.mid]], [0, 0, 1, 1]))
  rect(pen, x + 3, y + 3, w - 6, h - 6, 6, 'none', `stroke="${t.light}" opacity="0.35"`)
  if (back) {
    vents(pen, x + w * 0.12, y + 26, w * 0.76, h * 0.16, 12, t.deep)
    for (let i = 0; i < 2; i++) sockets(pen, x + w * 0.14, y + h * (0.3 + i * 0.07), Math.max(1, Math.floor(w / 62)), 'usb')
    sockets(pen, x + w * 0.14, y + h * 0.45, 1, 'lan')
    sockets(pen, x + w * 0.14, y + h * 0.54, Math.max(1, Math.floor(w / 80)), 'dp')
    sockets(pen, x + w * 0.14, y + h * 0.61, 2, 'jack')
    for (let i = 0; i < 4; i++) rect(pen, x + w * 0.14, y + h * (0.68 + i * 0.045), w * 0.6, 12, 2, t.dark)
    rect(pen, x + w * 0.14, y + h * 0.88, 46, 34, 4, '#121315', `stroke="${t.light}"`)
    wearMarks(pen, spec.wear, x, y, w, h, t.isDark)
    return
  }
  const grille = mix(t.dark, '#000000', 0.25)
  if (w > 120) {
    rect(pen, x + w * 0.1, y + 34, w * 0.8, 22, 4, t.dark)
    rect(pen, x + w * 0.62, y + 43, w * 0.18, 4, 2, t.light)
  }
  vents(pen, x + w * 0.1, y + h * 0.34, w * 0.8, h * 0.5, 13, grille)
  circle(pen, x + w / 2, y + h * 0.16, 15, t.dark, `stroke="${t.light}" stroke-width="2"`)
  circle(pen, x + w / 2, y + h * 0.16, 4, '#8fe0ff')
  for (let i = 0; i < 3; i++) rect(pen, x + w / 2 - 17, y + h * 0.2 + i * 24, 34, 14, 2, '#121315', `stroke="${t.light}" stroke-width="1.5"`)
  text(pen, spec.brand, x + w / 2, y + h * 0.93, w > 120 ? 24 : 17, t.ink, { anchor: 'middle', weight: 700 })
}

export function drawMini(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  const mac = spec.family === 'macmini'
  const [w, h] = mac ? [560, 104] : [520, 112]
  const [x, y] = [600 - w / 2, 520]
  floorShadow(pen, 600, y + h, w / 2, 34)
  softPolygon(pen, [[x + 46, y - 96], [x + w - 46, y - 96], [x + w, y + 8], [x, y + 8]], mac ? 30 : 14, linear(pen, [[0, t.mid], [1, t.light]]))
  if (!mac) polygon(pen, [[x + 130, y - 76], [x + w - 130, y - 76], [x + w - 110, y - 14], [x + 110, y - 14]], linear(pen, [[0, t.dark], [1, t.mid]]), 'opacity="0.5"')
  text(pen, spec.brand, 600, y - 38, 26, t.ink, { anchor: 'middle', weight: 700, opacity: 0.6 })
  rect(pen, x, y, w, h, mac ? 26 : 8, linear(pen, [[0, t.light], [0.2, t.base], [1, t.dark]]))
  if (spec.view === 'front') {
    let end = sockets(pen, x + 40, y + h / 2, mac ? 2 : 1, 'usbc', 1.1)
    if (!mac) end = sockets(pen, end + 8, y + h / 2, 2, 'usb', 1.1)
    sockets(pen, end + 8, y + h / 2, 1, 'jack', 1.1)
    circle(pen, x + w - 52, y + h / 2, 15, t.dark, `stroke="${t.light}" stroke-width="2"`)
    circle(pen, x + w - 52, y + h / 2, 4, '#bfeaff')
    return
  }
  let end = sockets(pen, x + 30, y + h / 2, 1, 'lan')
  end = sockets(pen, end + 8, y + h / 2, 2, 'dp')
  end = sockets(pen, end + 8, y + h / 2, 4, 'usb')
  sockets(pen, end, y + h / 2, 1, 'jack')
  wearMarks(pen, spec.wear, x + 40, y - 90, w - 80, 90, t.isDark)
}

/** Rack servers from the front (bays) or back (sockets); towers are desktops with a grille. */
export function drawServer(pen: Pen, spec: PictureSpec): void {
  if (spec.family === 'tower') return drawDesktop(pen, { ...spec, family: 'tower-server' })
  const t = tonesOf(spec.color)
  const units = Math.min(4, Math.max(1, spec.size))
  const h = 62 + units * 74
  const [x, w] = [110, 980]
  const y = 640 - h
  floorShadow(pen, 600, y + h + 4, w / 2, 34)
  polygon(pen, [[x + 66, y - 74], [x + w - 66, y - 74], [x + w, y], [x, y]], linear(pen, [[0, '#9ca1a7'], [1, '#d6dade']]))
  polygon(pen, [[x + 330, y - 60], [x + 430, y - 60], [x + 424, y - 22], [x + 312, y - 22]], '#eef1f4', 'opacity="0.8"')
  rect(pen, x, y, w, h, 5, linear(pen, [[0, t.light], [0.1, t.base], [1, t.dark]]))
  for (const left of [x - 30, x + w - 6]) {
    rect(pen, left, y - 2, 36, h + 4, 6, linear(pen, [[0, t.mid], [0.5, t.light], [1, t.dark]], [0, 0, 1, 0]))
    for (let u = 0; u < units + 1; u++) circle(pen, left + 18, y + ((u + 0.5) * h) / (units + 1), 5, t.deep)
  }
  const [ix, iy, iw, ih] = [x + 22, y + 16, w - 44, h - 32]
  if (spec.view === 'front') {
    const small = units <= 2
    const rows = units === 1 ? 1 : units === 2 ? 1 : 3
    const columns = units === 1 ? 8 : small ? 16 : 4
    const bayW = (iw * 0.84) / columns
    const bayH = ih / rows
    for (let row = 0; row < rows; row++) {
      for (let c = 0; c < columns; c++) {
        const [bx, by] = [ix + iw * 0.1 + c * bayW, iy + row * bayH]
        rect(pen, bx + 2, by + 2, bayW - 4, bayH - 4, 3, linear(pen, [[0, '#3b3e44'], [1, '#1c1e21']]))
        vents(pen, bx + bayW * 0.26, by + 12, bayW * 0.48, bayH - 34, 9, '#0c0d0e')
        rect(pen, bx + bayW * 0.2, by + bayH - 18, bayW * 0.6, 8, 3, '#6b7077')
        circle(pen, bx + 9, by + bayH - 10, 2.6, (c + row) % 5 ? '#5ee08a' : '#5aa9ff')
      }
    }
    circle(pen, ix + 28, iy + 22, 12, '#24262a', 'stroke="#7f858c" stroke-width="2"')
    circle(pen, ix + 28, iy + 22, 3.4, '#6df08c')
    text(pen, spec.brand, ix + 28, iy + ih - 12, 15, t.ink, { anchor: 'middle', weight: 700 })
    sockets(pen, ix + iw * 0.955, iy + ih / 2, 1, 'usb', 0.9)
    return
  }
  rect(pen, ix, iy, iw, ih, 3, linear(pen, [[0, '#c3c8cd'], [1, '#9ea3a9']]))
  for (let i = 0; i < 2; i++) {
    const px = ix + iw - 150 - i * 148
    rect(pen, px, iy + 6, 138, ih - 12, 4, '#3c3f45')
    vents(pen, px + 60, iy + 14, 66, ih - 30, 9, '#17181a')
    rect(pen, px + 12, iy + ih / 2 - 18, 40, 32, 4, '#0f1011', 'stroke="#777c82"')
    rect(pen, px + 8, iy + ih - 22, 30, 8, 4, '#d9a33b')
  }
  for (let i = 0; i < 3; i++) {
    rect(pen, ix + 30 + i * 170, iy + 10, 150, 20, 3, '#7c8188')
    for (let k = 0; k < 10; k++) circle(pen, ix + 42 + i * 170 + k * 14, iy + 20, 3.2, '#3a3d42')
  }
  const end = sockets(pen, ix + 40, iy + ih - 30, 4, 'lan')
  sockets(pen, end + 20, iy + ih - 30, 2, 'usb')
  rect(pen, end + 140, iy + ih - 44, 62, 26, 3, '#3b62b0')
  wearMarks(pen, spec.wear, x + 60, y - 70, w - 120, 66, false)
}

