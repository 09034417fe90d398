import { join } from 'node:path'
import type { Vertical } from './vertical.ts'

export { verticalNames } from './names.ts'
export { type CategorySeed, type CheckPoint, type ResolvedSeed, resolveSeeds } from './seed.ts'
export type { Checks, Vertical } from './vertical.ts'

/** One of `verticalNames`. */
export async function readVertical(name: string): Promise<Vertical> {
  return ((await import(join(import.meta.dirname, name, 'index.ts'))) as { vertical: Vertical }).vertical
}
