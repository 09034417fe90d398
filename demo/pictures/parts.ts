import { sockets, vents } from './computers.ts'
import { keysFlat } from './key-field.ts'
import { circle, linear, type Pen, path, polygon, radial, rect, stroke, text } from './pen.ts'
import { desktopScreen } from './screens.ts'
import { hash53, type PictureSpec } from './spec.ts'
import { crack, flatShadow, floorShadow, wearMarks } from './stage.ts'
import { mix, tonesOf } from './tones.ts'

/** A maker's label: name, facts line by line, bars. */
export function label(pen: Pen, spec: PictureSpec, x: number, y: number, w: number, h: number, tint = '#2f6db5'): void {
  rect(pen, x, y, w, h, 8, linear(pen, [[0, '#fdfdfc'], [1, '#e9ecef']]))
  rect(pen, x, y, w, h * 0.22, 8, tint)
  text(pen, spec.brand, x + w * 0.05, y + h * 0.155, h * 0.13, '#ffffff', { weight: 700 })
  spec.facts.split(' · ').slice(0, 3).forEach((fact, i) => {
    text(pen, fact, x + w * 0.05, y + h * (0.4 + i * 0.15), h * (i ? 0.095 : 0.13), '#2c3138', { weight: i ? 500 : 700 })
  })
  let left = x + w * 0.05
  for (let i = 0; left < x + w * 0.6; i++) {
    const bar = 1.5 + (hash53(`${spec.facts}${i}`) % 4) * 1.3
    rect(pen, left, y + h * 0.8, bar, h * 0.13, 0, '#22262b')
    left += bar + 2.2 + (i % 3)
  }
  rect(pen, x + w * 0.76, y + h * 0.66, h * 0.26, h * 0.26, 3, '#22262b')
  for (let i = 0; i < 36; i++) if (hash53(`${spec.brand}${i}`) % 2) rect(pen, x + w * 0.76 + h * (0.012 + (i % 6) * 0.04), y + h * (0.672 + Math.floor(i / 6) * 0.04), h * 0.036, h * 0.036, 0, '#f4f5f6')
}

function chip(pen: Pen, x: number, y: number, w: number, h: number): void {
  rect(pen, x, y, w, h, 3, linear(pen, [[0, '#3a3c41'], [1, '#141518']]))
  circle(pen, x + 10, y + 10, 3, '#55585e')
}

function board(pen: Pen, x: number, y: number, w: number, h: number, color: string): void {
  flatShadow(pen, x, y, w, h, 8)
  rect(pen, x, y, w, h, 8, linear(pen, [[0, mix(color, '#ffffff', 0.18)], [1, color]], [0, 0, 1, 1]))
}

const PCB = '#1d5c45'
export function drawRam(pen: Pen, spec: PictureSpec): void {
  const sodimm = spec.family === 'sodimm'
  const [w, h] = sodimm ? [640, 290] : [980, 240]
  const [x, y] = [600 - w / 2, 420 - h / 2]
  board(pen, x, y, w, h, spec.color === 'black' ? '#1b1c1f' : PCB)
  const pins = Math.floor((w - 40) / 9)
  for (let i = 0; i < pins; i++) if (i < pins * 0.42 || i > pins * 0.46) rect(pen, x + 20 + i * 9, y + h - 30, 5.4, 30, 1, '#d2a94f')
  rect(pen, x + 20 + pins * 9 * 0.42, y + h - 16, pins * 9 * 0.04, 18, 3, '#e9ecf0')
  const chips = sodimm ? 4 : 8
  if (spec.view === 'front') {
    for (let i = 0; i < chips; i++) chip(pen, x + 34 + (i * (w - 68)) / chips + 6, y + 40, (w - 68) / chips - 14, h * 0.5)
    if (spec.family === 'rdimm') chip(pen, 600 - 24, y + 26, 48, h * 0.6)
    const lw = sodimm ? 330 : 420
    label(pen, spec, 600 - lw / 2, y + 34, lw, h * 0.56)
  } else {
    for (let i = 0; i < chips; i++) chip(pen, x + 34 + (i * (w - 68)) / chips + 6, y + 40, (w - 68) / chips - 14, h * 0.5)
    for (let i = 0; i < 22; i++) rect(pen, x + 40 + (i * (w - 90)) / 22, y + h - 58, 9, 6, 1, '#c9ccd0')
    wearMarks(pen, spec.wear, x, y, w, h, true)
  }
}

export function drawDrive(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  const front = spec.view === 'front'
  if (spec.kind === 'm2') {
    const w = spec.family === 'short' ? 470 : 860
    const [x, y, h] = [600 - w / 2, 310, 236]
    board(pen, x, y, w, h, '#17181b')
    circle(pen, x + w, y + h / 2, 26, '#e9ecf0')
    for (let i = 0; i < 20; i++) if (i < 14 || i > 15) rect(pen, x - 2, y + 16 + i * 10.4, 28, 6, 1, '#d2a94f')
    chip(pen, x + 56, y + 40, 120, 156)
    if (w > 500) chip(pen, x + 220, y + 54, 150, 128)
    chip(pen, x + w - 230, y + 40, 150, 156)
    if (front) label(pen, spec, x + 50, y + 18, w - 110, h - 36, '#1d1e22')
    else wearMarks(pen, spec.wear, x, y, w, h, true)
    return
  }
  const hdd = spec.kind === 'hdd'
  const big = spec.family === 'in3_5'
  const external = spec.family === 'external'
  const [w, h] = big ? [420, 600] : [380, 540]
  const [x, y] = [600 - w / 2, 410 - h / 2]
  flatShadow(pen, x, y, w, h, external ? 40 : 12)
  rect(pen, x, y + 8, w, h, external ? 40 : 12, t.deep)
  rect(pen, x, y, w, h, external ? 40 : 12, linear(pen, [[0, t.light], [0.4, t.base], [1, t.mid]], [0, 0, 1, 1]))
  if (external) {
    text(pen, spec.brand, 600, y + h / 2, 44, t.ink, { anchor: 'middle', weight: 700 })
    if (front) text(pen, spec.facts.split(' · ')[0] ?? '', 600, y + h / 2 + 54, 34, t.ink, { anchor: 'middle', opacity: 0.7 })
    else wearMarks(pen, spec.wear, x, y, w, h, t.isDark)
    return
  }
  for (const [sx, sy] of [[22, 22], [w - 22, 22], [22, h - 22], [w - 22, h - 22]] as const) circle(pen, x + sx, y + sy, 8, t.dark, `stroke="${t.light}"`)
  if (hdd) circle(pen, 600, y + h * 0.4, w * 0.4, 'none', `stroke="${t.dark}" stroke-width="2" opacity="0.5"`)
  if (front) {
    label(pen, spec, x + 40, y + (hdd ? 90 : 60), w - 80, hdd ? h * 0.5 : h * 0.46, hdd ? '#2c7a55' : '#2f6db5')
    if (hdd) circle(pen, 600, y + h * 0.82, 28, t.mid, `stroke="${t.dark}" stroke-width="2"`)
    return
  }
  if (hdd) {
    rect(pen, x + 30, y + h * 0.42, w - 60, h * 0.5, 6, PCB)
    for (let i = 0; i < 4; i++) chip(pen, x + 70 + (i % 2) * 150, y + h * (0.5 + Math.floor(i / 2) * 0.2), 96, 70)
    circle(pen, 600, y + h * 0.2, 70, t.mid, `stroke="${t.dark}" stroke-width="3"`)
  } else wearMarks(pen, spec.wear, x, y, w, h - 60, t.isDark)
  rect(pen, x + 60, y + h - 34, w - 120, 40, 4, '#17181b')
  for (let i = 0; i < 18; i++) rect(pen, x + 76 + i * ((w - 152) / 18), y + h - 26, 6, 28, 1, '#d2a94f')
}

export function drawNas(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  const bays = Math.min(8, Math.max(2, spec.size))
  const w = 130 + bays * 92
  const [x, y, h] = [600 - w / 2, 300, 440]
  floorShadow(pen, 600, y + h, w / 2, 32)
  polygon(pen, [[x + 40, y - 50], [x + w - 40, y - 50], [x + w, y + 4], [x, y + 4]], linear(pen, [[0, t.dark], [1, t.light]]))
  rect(pen, x, y, w, h, 10, linear(pen, [[0, t.light], [0.1, t.base], [1, t.dark]]))
  if (spec.view !== 'front') {
    for (let i = 0; i < Math.min(2, Math.floor(bays / 2)); i++) {
      const cx = x + w / 2 + (bays > 3 ? (i - 0.5) * 190 : 0)
      circle(pen, cx, y + 150, 84, '#141518', `stroke="${t.mid}" stroke-width="5"`)
      for (let k = 1; k < 5; k++) circle(pen, cx, y + 150, k * 18, 'none', 'stroke="#44474d" stroke-width="3"')
    }
    sockets(pen, x + 40, y + h - 110, 2, 'lan')
    sockets(pen, x + 40, y + h - 60, 2, 'usb')
    wearMarks(pen, spec.wear, x, y + 250, w, 120, t.isDark)
    return
  }
  for (let i = 0; i < bays; i++) {
    const bx = x + 30 + i * 92
    rect(pen, bx, y + 34, 84, h - 90, 6, linear(pen, [[0, '#3a3d42'], [1, '#191a1d']]))
    vents(pen, bx + 14, y + 60, 56, h - 210, 16, '#0b0c0d')
    rect(pen, bx + 16, y + h - 118, 52, 40, 5, '#2a2c30', 'stroke="#6b7077"')
    circle(pen, bx + 42, y + h - 36, 4, '#66e08d')
  }
  circle(pen, x + w - 34, y + h - 60, 12, '#24262a', 'stroke="#58c9ff" stroke-width="3"')
  text(pen, spec.brand, x + w - 20, y + 24, 20, t.ink, { anchor: 'end', weight: 700 })
}

export function drawBattery(pen: Pen, spec: PictureSpec): void {
  const [w, h] = spec.family === 'inner' ? [860, 290] : [800, 150]
  const [x, y] = [600 - w / 2, 420 - h / 2]
  flatShadow(pen, x, y, w, h, 14)
  rect(pen, x, y + 6, w, h, 14, '#0c0d0e')
  rect(pen, x, y, w, h, 14, linear(pen, [[0, '#46494f'], [0.2, '#2a2c30'], [1, '#1b1c1f']]))
  if (spec.family === 'inner') for (let i = 1; i < 4; i++) stroke(pen, `M${x + (w * i) / 4} ${y + 14}V${y + h - 14}`, '#0e0f11', 4)
  rect(pen, x + w / 2 - 70, y - 10, 140, 22, 4, '#0e0f11')
  for (let i = 0; i < 8; i++) rect(pen, x + w / 2 - 58 + i * 15, y - 7, 8, 15, 1, '#d2a94f')
  if (spec.view === 'front') label(pen, spec, x + w * 0.22, y + h * 0.14, w * 0.56, h * 0.72, '#2c7a55')
  else wearMarks(pen, spec.wear, x, y, w, h, true)
}

export function drawPowerSupply(pen: Pen, spec: PictureSpec): void {
  if (spec.family === 'atx') {
    const [x, y, w, h] = [350, 220, 500, 420]
    flatShadow(pen, x, y, w, h, 10)
    rect(pen, x, y, w, h, 10, linear(pen, [[0, '#4a4d53'], [1, '#1d1e21']], [0, 0, 1, 1]))
    if (spec.view !== 'front') return label(pen, spec, x + 50, y + 70, w - 100, h - 140, '#b0752a')
    circle(pen, 600, y + h / 2, 172, '#101113', 'stroke="#5b5f66" stroke-width="4"')
    for (let i = 0; i < 7; i++) {
      const a = (i / 7) * Math.PI * 2
      path(pen, `M600 ${y + h / 2}Q${600 + Math.cos(a + 0.5) * 110} ${y + h / 2 + Math.sin(a + 0.5) * 110} ${600 + Math.cos(a) * 164} ${y + h / 2 + Math.sin(a) * 164}Q${600 + Math.cos(a - 0.2) * 90} ${y + h / 2 + Math.sin(a - 0.2) * 90} 600 ${y + h / 2}`, '#2f3136')
    }
    for (let i = 1; i < 6; i++) circle(pen, 600, y + h / 2, i * 30, 'none', 'stroke="#6b7077" stroke-width="3" opacity="0.7"')
    circle(pen, 600, y + h / 2, 38, '#26282c')
    text(pen, spec.brand, 600, y + h / 2 + 7, 20, '#d5d8dc', { anchor: 'middle', weight: 700 })
    return
  }
  const t = tonesOf(spec.color)
  const cube = spec.family === 'cube'
  const [x, y, w, h] = cube ? [450, 260, 300, 300] : [330, 330, 480, 200]
  stroke(pen, `M${x + w} ${y + h / 2}C${x + w + 160} ${y + h / 2} ${x + w + 130} 690 ${x + w - 60} 690S${x - 40} 700 ${x + 20} 640`, t.isDark ? '#222327' : '#dfe1e4', 13)
  flatShadow(pen, x, y, w, h, cube ? 60 : 26)
  rect(pen, x, y, w, h, cube ? 60 : 26, linear(pen, [[0, t.light], [0.3, t.base], [1, t.mid]], [0, 0, 1, 1]))
  rect(pen, x + 8, y + 626 - y, 44, 30, 6, '#a9aeb4')
  if (spec.view !== 'front') return label(pen, spec, x + 30, y + 24, w - 60, h - 48, '#3a3d42')
  text(pen, spec.brand, x + w / 2, y + h / 2, 38, t.ink, { anchor: 'middle', weight: 700, opacity: 0.75 })
  text(pen, spec.facts.split(' · ')[0] ?? '', x + w / 2, y + h / 2 + 46, 30, t.ink, { anchor: 'middle', opacity: 0.6 })
  circle(pen, x + w - 26, y + h / 2, 6, '#66e08d')
}

export function drawDock(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  const [x, y, w, h] = [280, 480, 640, 120]
  floorShadow(pen, 600, y + h, w / 2, 32)
  polygon(pen, [[x + 60, y - 130], [x + w - 60, y - 130], [x + w, y + 4], [x, y + 4]], linear(pen, [[0, t.mid], [1, t.light]]))
  text(pen, spec.brand, 600, y - 46, 36, t.ink, { anchor: 'middle', weight: 700, opacity: 0.7 })
  rect(pen, x, y, w, h, 12, linear(pen, [[0, t.light], [0.2, t.base], [1, t.dark]]))
  if (spec.view === 'front') {
    const end = sockets(pen, x + 70, y + h / 2, 2, 'usb', 1.2)
    const next = sockets(pen, end + 20, y + h / 2, 2, 'usbc', 1.3)
    sockets(pen, next + 20, y + h / 2, 1, 'jack', 1.2)
    circle(pen, x + w - 60, y + h / 2, 14, t.dark, 'stroke="#58c9ff" stroke-width="3"')
    return
  }
  let end = sockets(pen, x + 36, y + h / 2, 2, 'dp', 1.1)
  end = sockets(pen, end, y + h / 2, 1, 'hdmi', 1.1)
  end = sockets(pen, end + 10, y + h / 2, 1, 'lan', 1.1)
  end = sockets(pen, end + 10, y + h / 2, 3, 'usb', 1.1)
  sockets(pen, end, y + h / 2, 1, 'jack', 1.4)
  wearMarks(pen, spec.wear, x + 60, y - 124, w - 120, 120, t.isDark)
}

export function drawGpu(pen: Pen, spec: PictureSpec): void {
  const fans = Math.min(3, Math.max(1, spec.size))
  const w = 360 + fans * 170
  const [x, y, h] = [600 - w / 2, 270, 330]
  flatShadow(pen, x, y, w, h, 16)
  rect(pen, x - 28, y - 22, 24, h + 60, 3, linear(pen, [[0, '#dfe2e5'], [1, '#8f949a']]))
  rect(pen, x + 110, y + h - 6, w * 0.44, 34, 3, PCB)
  for (let i = 0; i < 34; i++) if (i !== 6) rect(pen, x + 116 + i * ((w * 0.44 - 12) / 34), y + h + 4, 5, 24, 1, '#d2a94f')
  rect(pen, x - 6, y, w, h, 18, linear(pen, [[0, '#4b4e55'], [0.4, '#2a2c31'], [1, '#17181b']], [0, 0, 1, 1]))
  if (spec.view !== 'front') {
    rect(pen, x + 10, y + 14, w - 30, h - 28, 10, linear(pen, [[0, '#33353a'], [1, '#1d1e22']]))
    vents(pen, x + w * 0.64, y + 50, w * 0.28, h - 100, 15, '#0b0c0d')
    text(pen, spec.facts.split(' · ')[0] ?? '', x + 60, y + h / 2 + 14, 44, '#c9cdd2', { weight: 700 })
    wearMarks(pen, spec.wear, x, y, w, h, true)
    return
  }
  for (let f = 0; f < fans; f++) {
    const cx = x + (w * (f + 0.5)) / fans
    circle(pen, cx, y + h / 2, 132, '#0e0f11', 'stroke="#5b5f66" stroke-width="3"')
    for (let i = 0; i < 11; i++) {
      const a = (i / 11) * Math.PI * 2
      stroke(pen, `M${cx + Math.cos(a) * 36} ${y + h / 2 + Math.sin(a) * 36}Q${cx + Math.cos(a + 0.3) * 90} ${y + h / 2 + Math.sin(a + 0.3) * 90} ${cx + Math.cos(a + 0.35) * 122} ${y + h / 2 + Math.sin(a + 0.35) * 122}`, i % 2 ? '#3a3d43' : '#2f3237', 20)
    }
    circle(pen, cx, y + h / 2, 40, radial(pen, [[0, '#5a5e65'], [1, '#1f2024']]))
  }
  text(pen, spec.brand, x + w - 26, y + 28, 20, '#d5d8dc', { anchor: 'end', weight: 700 })
}

export function drawKeyboard(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  if (spec.view !== 'front') {
    rect(pen, 0, 0, 1200, 900, 0, linear(pen, [[0, t.mid], [1, t.base]]))
    keysFlat(pen, -60, 130, 1420, 560, spec.layout ?? 'qwerty_us', mix(t.base, t.isDark ? '#ffffff' : '#ffffff', 0.1), t.deep, t.isDark ? '#eef0f2' : '#33363b')
    wearMarks(pen, spec.wear, 40, 720, 1100, 150, t.isDark)
    return
  }
  const pad = spec.size > 80
  const [w, h] = [pad ? 1040 : 860, 350]
  const [x, y] = [600 - w / 2, 250]
  flatShadow(pen, x, y, w, h, 22)
  rect(pen, x, y + 7, w, h, 22, t.deep)
  rect(pen, x, y, w, h, 22, linear(pen, [[0, t.light], [0.1, t.base], [1, t.mid]]))
  keysFlat(pen, x + 22, y + 26, w - 44, h - 52, spec.layout ?? 'qwerty_us', mix(t.base, '#ffffff', t.isDark ? 0.1 : 0.55), t.deep, t.isDark ? '#eef0f2' : '#33363b', pad)
}

export function drawDisplay(pen: Pen, spec: PictureSpec): void {
  const w = 360 + spec.size * 30
  const h = w * 0.5625 + 30
  const [x, y] = [600 - w / 2, 400 - h / 2]
  flatShadow(pen, x, y, w, h, 4)
  for (const sx of [x - 12, x + w - 12]) for (const sy of [y + 40, y + h - 70]) rect(pen, sx, sy, 24, 34, 3, '#b9bec4')
  rect(pen, x, y, w, h, 4, spec.view === 'front' ? '#141518' : linear(pen, [[0, '#dfe2e6'], [1, '#aeb3b9']], [0, 0, 1, 1]))
  if (spec.view === 'front') {
    desktopScreen(pen, 'photo', x + 8, y + 8, w - 16, h - 34, 1)
    if (spec.wear === 4) crack(pen, x + 8, y + 8, w - 16, h - 34)
    return
  }
  rect(pen, x + 10, y + h - 60, w - 20, 44, 3, PCB)
  rect(pen, x + w * 0.6, y + h - 52, 120, 26, 3, '#e9ecef')
  for (let i = 0; i < 15; i++) rect(pen, x + w * 0.6 + 6 + i * 7.4, y + h - 46, 3.4, 14, 0, '#b0893b')
  label(pen, spec, x + 60, y + 60, 320, 190, '#3a3d42')
  wearMarks(pen, spec.wear, x, y, w, h, false)
}
