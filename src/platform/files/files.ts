import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type DiskSpace, diskFull } from './disk-space.ts'

/** Stored files by key (`products/ab12…`): letters, digits, `-`, `_`, `.`, `/`. */
export type Files = {
  write: (key: string, body: Buffer) => Promise<void>
  /** Moves a file that lies on the same disk to where it is kept. */
  adopt: (key: string, path: string) => Promise<void>
  read: (key: string) => Promise<Buffer | undefined>
  remove: (key: string) => Promise<void>
  /** Where a file lies or will lie on the disk: for what is too large to be held in memory. */
  path: (key: string) => string
}

const KEY = /^(?!.*\.\.)[a-zA-Z0-9][a-zA-Z0-9/_.-]{0,199}$/

/** Files under one folder. A write is seen whole or not at all; where there is no room it is not begun (`disk_full`). */
export function diskFiles(folder: string, disk?: DiskSpace): Files {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error('invalid file key')
    return join(folder, key)
  }
  return {
    path: pathOf,
    async write(key, body) {
      const path = pathOf(key)
      const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}.part`
      if (await disk?.isFull()) throw diskFull()
      await mkdir(dirname(path), { recursive: true })
      try {
        await writeFile(draft, body)
        await rename(draft, path)
      } catch (error) {
        // Half a file would take the last room for ever.
        await rm(draft, { force: true })
        throw error
      }
    },
    async adopt(key, from) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      await rename(from, path)
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
