import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Stored files by key (`products/ab12…`): letters, digits, `-`, `_`, `.`, `/`. */
export type Files = {
  write: (key: string, body: Buffer) => Promise<void>
  read: (key: string) => Promise<Buffer | undefined>
  remove: (key: string) => Promise<void>
  /** Where a file lies or will lie on the disk: for what is too large to be held in memory. */
  path: (key: string) => string
}

const KEY = /^(?!.*\.\.)[a-zA-Z0-9][a-zA-Z0-9/_.-]{0,199}$/

/** Files under one folder. A write is seen whole or not at all. */
export function diskFiles(folder: string): Files {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error('invalid file key')
    return join(folder, key)
  }
  return {
    path: pathOf,
    async write(key, body) {
      const path = pathOf(key)
      const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}.part`
      await mkdir(dirname(path), { recursive: true })
      await writeFile(draft, body)
      await rename(draft, path)
    },
    async read(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}
