import { randomInt } from 'node:crypto'
import type { Deps } from '../../../platform/deps.ts'
import { replaceRecoveryCodes } from '../store/second-factors.ts'

const COUNT = 10
/** Without letters and digits that are taken for each other. 10 of 31: 49 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** As it is kept: whatever the person types between the letters does not matter. */
export function recoveryHash(deps: Pick<Deps, 'secrets'>, userId: string, code: string): Buffer {
  return deps.secrets.hash(`recovery ${userId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
}

/** Ten new codes, `abcde-fghjk`; the old ones are void. Only their keyed hashes are kept. */
export async function makeRecoveryCodes(deps: Deps, userId: string): Promise<string[]> {
  const part = () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  const codes = Array.from({ length: COUNT }, () => `${part()}-${part()}`)
  await replaceRecoveryCodes(
    deps.db,
    userId,
    codes.map((code) => recoveryHash(deps, userId, code)),
  )
  return codes
}
