import type { Plugin } from 'vite'

/**
 * A dynamic import stays a plain import: Vite's helper around it (1 kB in every first load) fetches style sheets and neighbours
 * of a chunk ahead, and ours have none: there is one style sheet, and pages are fetched ahead by the router.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
  }
}
