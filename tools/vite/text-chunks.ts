import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ID = 'virtual:text-chunks'

/**
 * Tells the server build which file of the browser build holds which texts, so that a page can ask for them at once:
 * `{ 'pl-PL/shop': ['/assets/bundle-shop-x.js'] }`. The browser build comes first, its manifest is read here.
 */
export function textChunks(): Plugin {
  let directory = ''
  let serving = false
  return {
    name: 'text-chunks',
    configResolved(config) {
      directory = join(config.root, 'build', 'client', '.vite', 'manifest.json')
      serving = config.command === 'serve'
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined
      if (serving || this.environment.name !== 'ssr') return 'export default {}'
      const manifest: Record<string, { file: string }> = JSON.parse(await readFile(directory, 'utf8'))
      const chunks: Record<string, string> = {}
      for (const [source, { file }] of Object.entries(manifest)) {
        const match = /src\/i18n\/([\w-]+)\/bundle-(\w+)\.ts$/.exec(source)
        if (match) chunks[`${match[1]}/${match[2]}`] = `/${file}`
        const own = /src\/verticals\/([\w-]+)\/words\/([\w-]+)\.ts$/.exec(source)
        if (own) chunks[`${own[2]}/@${own[1]}`] = `/${file}`
      }
      return `export default ${JSON.stringify(chunks)}`
    },
  }
}
