import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** A file of its own for what one market of this run logs: all of them are looked through for secrets at the end. */
export function logFile(): string {
  const folder = inject('logFolder')
  mkdirSync(folder, { recursive: true })
  return join(folder, `${randomBytes(8).toString('hex')}.log`)
}
