import type { PictureColor, PictureSpec } from './spec.ts'
import { type Tones, tones, tonesOf } from './tones.ts'

/** How the front of a phone looks, by its line. */
export type PhoneFront = 'home' | 'notch' | 'island' | 'hole'

const FRONTS: Record<string, PhoneFront> = {
  home: 'home',
  x: 'notch',
  xr: 'notch',
  eleven: 'notch',
  thirteen: 'notch',
  pro: 'notch',
  fifteen: 'island',
  'fifteen-pro': 'island',
  sixteen: 'island',
}
export const phoneFrontOf = ({ family }: PictureSpec): PhoneFront => FRONTS[family] ?? 'hole'

type Palette = Partial<Record<PictureColor, string>>
/** Colours of a line as its maker mixed them. */
const LINES: Record<string, Palette> = {
  xr: { blue: '#5eaee0', red: '#b5202f', yellow: '#f3d060', white: '#f2f1ee' },
  eleven: { green: '#aee1cd', purple: '#d1cdda', yellow: '#ffe681', red: '#ba0c2e', blue: '#215b85', white: '#f4f3ef' },
  thirteen: { blue: '#5c8fb0', rose: '#f6d6cf', green: '#4a5c46', purple: '#d8cfe2', red: '#bb1c2c', white: '#f3efe8' },
  pro: { graphite: '#54524f', gold: '#f2dfc0', blue: '#a3bcd2', green: '#5a6b5e', silver: '#e3e4e0', gray: '#5b5a58' },
  fifteen: { blue: '#cfdde3', green: '#d3ddcb', yellow: '#efe6c0', rose: '#ecc9cb', black: '#3d4043' },
  'fifteen-pro': {
    gray: '#aaa49b',
    blue: '#414a58',
    white: '#e4e2dd',
    black: '#414042',
    gold: '#c9b296',
    purple: '#594f63',
  },
  sixteen: { blue: '#8096dc', green: '#aed3cb', rose: '#efb4d4', white: '#f4f4f2', black: '#3c4042' },
  contour: { gray: '#9a9ca3', purple: '#b7a5c9', white: '#efefee', green: '#56655b' },
  column: {
    purple: '#d9cfe3',
    yellow: '#f0e2b0',
    green: '#aebfa6',
    rose: '#e7c6bd',
    blue: '#a9c1d6',
    graphite: '#4b4d52',
  },
  ultra: { gray: '#a9a59d', purple: '#58506b', yellow: '#dccf9f', green: '#4c5a50', red: '#6d2530', white: '#eae7e0' },
  pixel6: { orange: '#f0c3ae', green: '#c9d3c0' },
  pixel7: {
    yellow: '#e3dfb2',
    gold: '#d9c9a0',
    green: '#a4aa96',
    white: '#efeeea',
    blue: '#9fc0dd',
    orange: '#f08a6b',
  },
  pixel8: { gray: '#8b908c', rose: '#e8c4b5', blue: '#9fb8d0', green: '#b9d7b4', white: '#eeece6' },
  pixel9: { rose: '#ee9fb1', green: '#cfdccc', white: '#f0eee8', gray: '#96928d' },
}

export function phoneTones({ family, color }: PictureSpec): Tones {
  const own = LINES[family]?.[color]
  return own ? tones(own) : tonesOf(color)
}
