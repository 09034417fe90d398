import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const FOLDER = '/node_modules/'

/** `…/node_modules/@a/b/dist/x.js` → `@a/b`. */
function packageOf(id: string): string | undefined {
  const at = id.lastIndexOf(FOLDER)
  if (at < 0) return undefined
  const parts = id.slice(at + FOLDER.length).split('/')
  return parts.slice(0, parts[0]?.startsWith('@') ? 2 : 1).join('/')
}

/** Notes which packages went into the build (`build/packed-client.json`, `…-ssr.json`), for the notices of a release. */
export function packedPackages(): Plugin {
  let root = ''
  return {
    name: 'packed-packages',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    async generateBundle(_, bundle) {
      const names = new Set<string>()
      for (const chunk of Object.values(bundle)) {
        for (const id of chunk.type === 'chunk' ? chunk.moduleIds : []) {
          const name = packageOf(id)
          if (name) names.add(name)
        }
      }
      await mkdir(join(root, 'build'), { recursive: true })
      await writeFile(join(root, `build/packed-${this.environment.name}.json`), JSON.stringify([...names].sort()))
    },
  }
}
