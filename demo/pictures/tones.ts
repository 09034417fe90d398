import type { PictureColor } from './spec.ts'

const BODIES: Record<PictureColor, string> = {
  black: '#2b2c30',
  graphite: '#53565c',
  gray: '#8f9398',
  silver: '#d3d6da',
  white: '#f1f1ef',
  gold: '#e2cdaa',
  rose: '#e8bdc2',
  red: '#bb3437',
  orange: '#df7a3b',
  yellow: '#ebcf6c',
  green: '#7f9c86',
  blue: '#4c6f97',
  purple: '#a89fc5',
}

/** Shades of one body colour, from light to deep. */
export type Tones = {
  light: string
  base: string
  mid: string
  dark: string
  deep: string
  ink: string
  isDark: boolean
}

export function tonesOf(color: PictureColor): Tones {
  return tones(BODIES[color])
}

export function tones(base: string): Tones {
  const isDark = luminance(base) < 0.42
  return {
    light: mix(base, '#ffffff', isDark ? 0.22 : 0.5),
    base,
    mid: mix(base, '#000000', isDark ? 0.16 : 0.09),
    dark: mix(base, '#000000', isDark ? 0.34 : 0.22),
    deep: mix(base, '#000000', isDark ? 0.58 : 0.42),
    ink: isDark ? '#d9dce0' : '#4a4e54',
    isDark,
  }
}

/** `a` with a share of `b`. Colours are `#rrggbb`. */
export function mix(a: string, b: string, share: number): string {
  const [left, right] = [channels(a), channels(b)]
  const mixed = left.map((value, i) => Math.round(value + ((right[i] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = channels(color)
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255
}
