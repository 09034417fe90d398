import { existsSync, realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LIGHT = fileURLToPath(new URL('./light-icon.ts', import.meta.url))
/** As the bundler names it, where `node_modules` is a link. */
const ICONS = `${realpathSync(fileURLToPath(new URL('../../node_modules/lucide-react/dist/esm/icons/', import.meta.url)))}/`
const IMPORT = /import \{([^{}]+)\} from 'lucide-react'/g

function iconFile(name: string): string {
  const file = name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase()
  return `${ICONS}${file}.mjs`
}

type Part = [tag: string, attributes: Record<string, string>]

/** The module of an icon, with nothing but what is drawn; undefined for one that only names another. */
async function justTheDrawing(file: string): Promise<string | undefined> {
  const { __iconData: icon }: { __iconData?: { node: Part[] } } = await import(file)
  if (!icon) return undefined
  const drawing = icon.node.map(([tag, { key: _, ...attributes }]) => [tag, attributes])
  return `import draw from '../createLucideIcon.mjs'\nexport default /* @__PURE__ */ draw(${JSON.stringify(drawing)})`
}

/**
 * Takes each icon from its own file, so that it travels with the screens that show it; and draws it with a component of ten
 * lines instead of lucide's own, which knows contexts and options that nobody here uses (1.2 kB). Of an icon only its drawing
 * travels: names, aliases and keys of the parts are for lucide's component and do not compress.
 */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    enforce: 'pre',
    resolveId(source, importer) {
      return source.endsWith('createLucideIcon.mjs') && importer?.includes('/lucide-react/') ? LIGHT : undefined
    },
    async transform(code, id) {
      if (id.startsWith(ICONS)) return justTheDrawing(id)
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
