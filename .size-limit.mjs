// What a browser loads before a page works, in the bytes that travel: the entry, the frame, the screen, the route manifest, and the
// texts of one language.
import { readFileSync } from 'node:fs'
import { LOCALES } from './src/values/locale.ts'

const { assets } = await import('./build/server/index.js')
const chunks = JSON.parse(readFileSync('build/client/.vite/manifest.json', 'utf8'))
const scripts = ({ module, imports = [] }) => [module, ...imports]
const text = (locale, bundle) => `/${chunks[`src/i18n/${locale}/bundle-${bundle}.ts`].file}`

const page = (name, route, bundle, limit) =>
  LOCALES.map((locale) => ({
    name: `${name}, ${locale}`,
    path: [
      ...new Set([
        assets.url,
        ...scripts(assets.entry),
        ...scripts(assets.routes.root),
        ...scripts(assets.routes[route]),
        text(locale, 'shop'),
        text(locale, bundle),
      ]),
    ].map((path) => `build/client${path}.br`),
    limit,
    brotli: false,
  }))

export default [
  ...page('product page', 'product', 'product', '122 kB'),
  ...page('catalogue', 'catalog', 'catalog', '123.2 kB'),
]
