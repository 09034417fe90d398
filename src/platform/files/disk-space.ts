import { statfs } from 'node:fs/promises'
import { Failure } from '../../values/failure.ts'

/** Room on the disk of the data directory. */
export type DiskSpace = {
  /** Below the bound of the configuration (or unreadable: false). Asked of the system at most every two seconds. */
  isFull: () => Promise<boolean>
}

const REMEMBERED = 2000

/** Bytes that are free on the disk of a folder. */
export const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * Looks after the free space of a folder's disk. Below `minimum` bytes nothing more is begun: a database whose disk is full to the last
 * byte stops, and takes the readers with it.
 */
export function watchDisk(
  folder: string,
  minimum: number,
  read: (folder: string) => Promise<number> = freeBytes,
): DiskSpace {
  let asked: { at: number; full: Promise<boolean> } | undefined
  const ask = () =>
    read(folder).then(
      (bytes) => bytes < minimum,
      () => false,
    )
  return {
    isFull() {
      const now = performance.now()
      if (!asked || now - asked.at > REMEMBERED) asked = { at: now, full: ask() }
      return asked.full
    },
  }
}

/** What a caller is told when nothing can be written: 503 `disk_full`, to be tried again later. */
export const diskFull = () => new Failure('unavailable', 'disk_full', { params: { seconds: 60 } })

/** ENOSPC and EDQUOT of files; 53100 (disk_full) of PostgreSQL. */
const CODES = ['ENOSPC', 'EDQUOT', '53100']

/** Whether an error, or what caused it, says that a disk is full. */
export function isDiskFull(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    if (CODES.includes(String((one as NodeJS.ErrnoException).code))) return true
  }
  return false
}
