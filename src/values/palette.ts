import { contrast, mix } from './color.ts'

const BLACK = '#000000'
const WHITE = '#ffffff'
/** The grounds that text in the accent colour stands on, in the light and the dark look; the last dark one is the ink on accent buttons. */
const GROUNDS = { light: ['#fbfaf6', '#ffffff', '#f2f0ea'], dark: ['#101514', '#181f1d', '#0b0f0e', '#05231c'] }
/** Quiet text, which stands on the soft ground besides the accent itself. */
const MUTED = { light: '#55605b', dark: '#a9b3ae' }
const SOFT = { light: 0.88, dark: 0.82 }
/** What people read needs this contrast (WCAG 2.2 AA). */
const READABLE = 4.5
const STEP = 0.04

/** Colours made of one accent, for either look: `accent` for words and lines, `strong` when pointed at, `soft` for grounds. */
export type Palette = Record<'accent' | 'strong' | 'soft', { light: string; dark: string }>

/** The accent as near to the wanted colour as can be read on both grounds. */
export function paletteOf(wanted: string): Palette {
  const light = readable(wanted, GROUNDS.light, BLACK)
  const dark = readable(wanted, GROUNDS.dark, WHITE)
  return {
    accent: { light, dark },
    strong: { light: mix(light, BLACK, 0.22), dark: mix(dark, WHITE, 0.3) },
    soft: { light: softened(light, WHITE, 'light'), dark: softened(dark, '#101514', 'dark') },
  }
}

/** A ground with a touch of the accent, as much of it as leaves accent and quiet text readable. */
function softened(accent: string, paper: string, look: 'light' | 'dark'): string {
  for (let share = SOFT[look]; share < 1; share += STEP / 2) {
    const ground = mix(accent, paper, share)
    if ([accent, MUTED[look]].every((ink) => contrast(ink, ground) >= READABLE)) return ground
  }
  return paper
}

/** Whether the wanted colour itself can be read on light grounds. */
export function isReadable(wanted: string): boolean {
  return GROUNDS.light.every((ground) => contrast(wanted, ground) >= READABLE)
}

function readable(wanted: string, grounds: readonly string[], towards: string): string {
  for (let share = 0; share < 1; share += STEP) {
    const color = mix(wanted, towards, share)
    if (grounds.every((ground) => contrast(color, ground) >= READABLE)) return color
  }
  return towards
}

/** The palette as values of the design's colour variables; `{}` without an accent of one's own. */
export function paletteStyle(wanted: string | null): Record<string, string> {
  if (!wanted) return {}
  const { accent, strong, soft } = paletteOf(wanted)
  const both = ({ light, dark }: { light: string; dark: string }) => `light-dark(${light}, ${dark})`
  return {
    '--color-accent': both(accent),
    '--color-accent-strong': both(strong),
    '--color-accent-soft': both(soft),
  }
}
