import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LIGHT = fileURLToPath(new URL('./light-icon.ts', import.meta.url))
const ICONS = fileURLToPath(new URL('../../node_modules/lucide-react/dist/esm/icons/', import.meta.url))
const IMPORT = /import \{([^{}]+)\} from 'lucide-react'/g

function iconFile(name: string): string {
  const file = name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase()
  return `${ICONS}${file}.mjs`
}

/**
 * Takes each icon from its own file, so that it travels with the screens that show it; and draws it with a component of ten
 * lines instead of lucide's own, which knows contexts and options that nobody here uses (1.2 kB).
 */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    enforce: 'pre',
    resolveId(source, importer) {
      return source.endsWith('createLucideIcon.mjs') && importer?.includes('/lucide-react/') ? LIGHT : undefined
    },
    transform(code, id) {
      if (!id.includes('/src/web/') || !code.includes("'lucide-react'")) return undefined
      return code.replace(IMPORT, (whole, list: string) => {
        const names = list
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
        const lines = names.map((name) => {
          const [original = '', local = original] = name.split(' as ')
          if (original.startsWith('type ')) return `import { ${name} } from 'lucide-react'`
          const file = iconFile(original)
          return existsSync(file) ? `import ${local} from '${file}'` : `import { ${name} } from 'lucide-react'`
        })
        // As many lines as before: places of errors stay true.
        return lines.join(';') + '\n'.repeat(whole.split('\n').length - 1)
      })
    },
  }
}
