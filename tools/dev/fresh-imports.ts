import { registerHooks } from 'node:module'
import { sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export type FreshImports = {
  /**
   * Forgets files and all that imports them, directly or not; false when none of them was imported. `registers`: modules in which others
   * enter themselves once; they are forgotten as soon as one of those is.
   */
  renew: (files: readonly string[], registers?: readonly string[]) => boolean
  /** Imports a file as it is now. */
  load: <T>(file: string) => Promise<T>
}

/**
 * Lets this process import saved files again. A module is known by its address, so a saved file gets a new one, and so does everything
 * that imports it; the rest stays as it is. Only for files below these folders, and only for imports that begin after this call.
 */
export function freshImports(folders: readonly string[]): FreshImports {
  const importers = new Map<string, Set<string>>()
  const versions = new Map<string, number>()
  let round = 0
  const fileOf = (url: string | undefined) => {
    if (!url?.startsWith('file:')) return undefined
    const file = fileURLToPath(url.split('?', 1)[0] ?? url)
    return folders.some((folder) => file.startsWith(folder + sep)) ? file : undefined
  }
  const addressOf = (file: string) => {
    const version = versions.get(file)
    return pathToFileURL(file).href + (version ? `?v=${version}` : '')
  }
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context)
      const file = fileOf(found.url)
      if (!file) return found
      const by = fileOf(context.parentURL)
      const known = importers.get(file) ?? new Set()
      if (by) known.add(by)
      importers.set(file, known)
      return { ...found, url: addressOf(file) }
    },
  })
  return {
    renew(files, registers = []) {
      round += 1
      const touched = new Set<string>()
      const touch = (file: string) => {
        if (touched.has(file) || !importers.has(file)) return
        touched.add(file)
        versions.set(file, round)
        for (const importer of importers.get(file) ?? []) touch(importer)
      }
      for (const file of files) touch(file)
      for (const register of registers) {
        if ([...(importers.get(register) ?? [])].some((file) => touched.has(file))) touch(register)
      }
      return touched.size > 0
    },
    load: (file) => import(addressOf(file)),
  }
}
