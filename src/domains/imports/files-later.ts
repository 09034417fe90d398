import { randomBytes } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'
import { IMPORT_KEPT_DAYS } from './rules/import-limits.ts'

const HOUR = 3_600_000

/** A new place for a file of the company. It lies outside of what is served as pictures. */
export const newFileKey = (folder: 'imports' | 'exports', companyId: number) =>
  `${folder}/${companyId}/${randomBytes(18).toString('base64url')}`

/** Said before a file is written: should nothing refer to it in an hour, it is removed. */
export function removeIfLeftOver(deps: Deps, key: string): Promise<void> {
  const runAt = new Date(deps.now().getTime() + HOUR)
  return deps.addJob(deps.db, { name: 'imports.removeFile', payload: { key }, runAt })
}

/** Removes files once the caller's transaction succeeds. */
export function removeLater(deps: Deps, keys: readonly string[]): Promise<void> {
  return deps.addJob(deps.db, ...keys.map((key) => ({ name: 'imports.removeFile' as const, payload: { key } })))
}

/** When an import or export of now is forgotten. */
export const purgedAt = (now: Date) => new Date(now.getTime() + IMPORT_KEPT_DAYS * 24 * HOUR)
