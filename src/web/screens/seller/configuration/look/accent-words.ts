/** `0B5D4` → `#0b5d4`: how a colour is written while somebody types it (V14). */
export function maskColor(text: string): string {
  const digits = text
    .toLowerCase()
    .replace(/[^0-9a-f]/g, '')
    .slice(0, 6)
  return digits || text.trim() === '#' ? `#${digits}` : ''
}
