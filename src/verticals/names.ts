import { readdirSync } from 'node:fs'

/** The trades this program knows: the folders here. */
export function verticalNames(): string[] {
  const entries = readdirSync(import.meta.dirname, { withFileTypes: true })
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort()
}
