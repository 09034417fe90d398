import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { defineConfig, mergeConfig } from 'vitest/config'
import type { TakenOut } from './test/locks/list.ts'
import base from './vitest.config.ts'

/** Takes locks and conditions out of files as they are loaded; the files themselves stay as they are (`npm run locks`). */
function without(planted: readonly TakenOut[]): Plugin {
  const byPath = new Map(planted.map((one) => [join(import.meta.dirname, one.file), one]))
  return {
    name: 'locks-taken-out',
    enforce: 'pre',
    load(id) {
      const one = byPath.get(id)
      return one && readFileSync(id, 'utf8').replace(one.find, () => one.put)
    },
    // What is broken on purpose must not lie in the cache that other runs read.
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ id }) => (byPath.has(id) ? false : undefined))
    },
  }
}

export default mergeConfig(
  base,
  defineConfig({ plugins: [without(JSON.parse(process.env.TAKEN_OUT ?? '[]') as TakenOut[])] }),
)
