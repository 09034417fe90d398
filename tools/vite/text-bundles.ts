import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { BUNDLES, type Bundle } from '../../src/i18n/bundles.ts'
import { LOCALES } from '../../src/values/locale.ts'
import { verticalNames } from '../../src/verticals/names.ts'

const ID = 'virtual:text-bundles'
const BUNDLE = /\/src\/i18n\/[\w-]+\/bundle-(\w+)\.ts$/
/** `companyForm` stands in `company-form.ts`. */
const fileOf = (namespace: string) => `./${namespace.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`

/** Makes the files of the browser's texts, `i18n/<language>/bundle-<name>.ts`, from the list of bundles, and the table of what loads each. */
export function textBundles(): Plugin {
  let folder = ''
  return {
    name: 'text-bundles',
    enforce: 'pre',
    configResolved(config) {
      folder = join(config.root, 'src/i18n')
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : BUNDLE.test(id) ? id : undefined),
    load(id) {
      if (id === `\0${ID}`) {
        const rows = LOCALES.flatMap((locale) =>
          Object.keys(BUNDLES).map(
            (name) =>
              `'${locale}/${name}': () => import(${JSON.stringify(join(folder, locale, `bundle-${name}.ts`))}),`,
          ),
        )
        const own = wordsOfVerticals(folder).map(([name, file]) => `'${name}': () => import(${JSON.stringify(file)}),`)
        return `export default {\n${[...rows, ...own].join('\n')}\n}`
      }
      const name = BUNDLE.exec(id)?.[1]
      if (name === undefined || !Object.hasOwn(BUNDLES, name)) return undefined
      const namespaces: readonly string[] = BUNDLES[name as Bundle]
      const imports = namespaces.map((one) => `import { ${one} } from '${fileOf(one)}'`)
      return `${imports.join('\n')}\nexport const texts = { ${namespaces.join(', ')} }`
    },
  }
}

/** What trades say in their own way: `pl-PL/@cosmetics` and its file. */
function wordsOfVerticals(i18n: string): [name: string, file: string][] {
  const verticals = join(i18n, '../verticals')
  return verticalNames().flatMap((vertical) =>
    LOCALES.flatMap((locale): [string, string][] => {
      const file = join(verticals, vertical, 'words', `${locale}.ts`)
      return existsSync(file) ? [[`${locale}/@${vertical}`, file]] : []
    }),
  )
}
