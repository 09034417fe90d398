import { isDeepStrictEqual } from 'node:util'

/** Says what was found: the shortest way to a fault is read by people. */
export function same(what: string, found: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(found, wanted))
    throw new Error(`${what}: ${JSON.stringify(found)} for ${JSON.stringify(wanted)}`)
}
