/** `0B5D4` → `#0b5d4`: how a colour is written while somebody types it (V14). */
export function maskColor(text: string): string {
  const digits = text
    .toLowerCase()
    .replace(/[^0-9a-f]/g, '')
    .slice(0, 6)
  return digits || text.trim() === '#' ? `#${digits}` : ''
}

/** The design's own accent, as `ui/tokens.css` has it: what a market without a colour of its own looks like. */
export const DESIGN_ACCENT = {
  '--color-accent': 'light-dark(#0b5d4e, #74d3bc)',
  '--color-accent-strong': 'light-dark(#08473c, #97e2cf)',
  '--color-accent-soft': 'light-dark(#e2eeea, #15302a)',
}
