import type { PictureSpec } from './spec.ts'
import { mix, type Tones, tones, tonesOf } from './tones.ts'
import type { Wallpaper } from './wallpapers.ts'

/** What tells one line of laptops from another. Lengths are shares of the width. */
export type LaptopLook = {
  side: number
  top: number
  chin: number
  ratio: number
  thick: number
  corner: number
  /** Around the screen. */
  bezel: string
  /** Of the keyboard's side where it differs from the lid. */
  deck: string | undefined
  keys: string
  keyEdge: string
  well: boolean
  screen: Wallpaper
  /** The pointing stick among the keys; empty for none. */
  point: string
  notch: boolean
  /** How the lid is marked. */
  lid: 'word' | 'thinkpad' | 'fruit' | 'ring' | 'slash' | 'squares' | 'circles' | 'gaming'
  glow: string
  pad: readonly [from: number, to: number]
  /** Turns over: stands as a tent, lies as a tablet. */
  folds: boolean
}

const PLAIN: LaptopLook = {
  side: 0.03,
  top: 0.042,
  chin: 0.06,
  ratio: 0.5625,
  thick: 0.05,
  corner: 0.016,
  bezel: '#141518',
  deck: undefined,
  keys: '#2b2d32',
  keyEdge: '#0d0e10',
  well: true,
  screen: 'windows',
  point: '',
  notch: false,
  lid: 'word',
  glow: '',
  pad: [0.35, 0.65],
  folds: false,
}
const THIN: LaptopLook = { ...PLAIN, side: 0.014, top: 0.026, chin: 0.036, ratio: 0.625, thick: 0.036 }
const TRACKPOINT = { point: '#d02a30', keys: '#26272b', corner: 0.01, lid: 'thinkpad' } as const
const MACBOOK: LaptopLook = {
  ...THIN,
  side: 0.017,
  top: 0.026,
  chin: 0.032,
  thick: 0.03,
  corner: 0.026,
  keys: '#1b1c1f',
  screen: 'mac',
  lid: 'fruit',
  pad: [0.3, 0.7],
}

const GLOWS: Record<string, string> = {
  Lenovo: '#e6edf5',
  Dell: '#39b6e8',
  HP: '#e2483d',
  ASUS: '#ff3b5c',
  Acer: '#e2483d',
  MSI: '#e2483d',
  Razer: '#44d62c',
}

const LOOKS: Record<string, LaptopLook> = {
  thinkpad: { ...PLAIN, ...TRACKPOINT },
  'modern-thinkpad': { ...THIN, ...TRACKPOINT },
  'thinkpad-yoga': { ...THIN, ...TRACKPOINT, keys: '#3a3c41', folds: true },
  pointstick: { ...PLAIN, point: '#3d6fb4' },
  macbook: MACBOOK,
  'macbook-old': { ...MACBOOK, side: 0.034, top: 0.05, chin: 0.066, thick: 0.04 },
  'macbook-notch': { ...MACBOOK, side: 0.011, top: 0.014, chin: 0.018, ratio: 0.647, notch: true, corner: 0.03 },
  gaming: { ...PLAIN, thick: 0.07, keys: '#17181d', keyEdge: '#e2483d', screen: 'game', lid: 'gaming', corner: 0.012 },
  modern: { ...THIN, lid: 'ring' },
  elitebook: { ...THIN, lid: 'slash', keys: '#45484e', keyEdge: '#1d1f22', well: false },
  xps: { ...THIN, side: 0.008, top: 0.016, chin: 0.018, thick: 0.032, deck: '#232427', lid: 'ring', well: false },
  surface: { ...THIN, ratio: 0.667, side: 0.022, top: 0.03, chin: 0.034, lid: 'squares', well: false, keys: '#55585e' },
  zenbook: { ...THIN, lid: 'circles', thick: 0.034 },
  yoga: { ...THIN, folds: true, corner: 0.02 },
  chromebook: { ...PLAIN, screen: 'chrome' },
  linux: { ...PLAIN, screen: 'linux' },
}

export function laptopLook({ family, brand }: PictureSpec): LaptopLook {
  const look = LOOKS[family] ?? PLAIN
  if (family === 'modern' && brand !== 'Dell') return { ...look, lid: 'word' }
  if (family !== 'gaming') return look
  const glow = GLOWS[brand] ?? '#e2483d'
  return { ...look, glow, keyEdge: mix(glow, '#000000', 0.25), ratio: brand === 'Razer' ? 0.5625 : look.ratio }
}

/** Anodised colours of makers that are no plain black or silver. */
const MAKERS: Record<string, Partial<Record<PictureSpec['color'], string>>> = {
  Apple: {
    gray: '#8d9094',
    silver: '#dcdee0',
    gold: '#e4d5c0',
    blue: '#333c4a',
    black: '#3b3b3e',
    graphite: '#5a5c60',
  },
  Dell: { blue: '#8fa9c6', graphite: '#4a4d52', gray: '#7b7f85' },
  ASUS: { blue: '#2c3a55', gray: '#6d7075' },
  Microsoft: { green: '#b5c0a4', gold: '#dccbb6', silver: '#c9ccd0', black: '#2f3033' },
  HP: { blue: '#33476b', gold: '#d9c4a4' },
  Lenovo: { gray: '#7d8085', blue: '#43597d' },
}

export function laptopTones({ brand, color }: PictureSpec): Tones {
  const own = MAKERS[brand]?.[color]
  return own ? tones(own) : tonesOf(color)
}
