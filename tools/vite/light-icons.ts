import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LIGHT = fileURLToPath(new URL('../../src/web/ui/light-icon.ts', import.meta.url))

/** Draws lucide's icons with a component of ten lines instead of its own, which knows contexts and options that nobody here uses (1.2 kB). */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source.endsWith('createLucideIcon.mjs') && importer?.includes('/lucide-react/')) return LIGHT
      return undefined
    },
  }
}
