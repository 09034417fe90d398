import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Lies in DATA_DIR while a back-up is put back. */
export const UNFINISHED = 'restore-unfinished'

/** Refuses to work with a data directory that holds half of a market. */
export function refuseUnfinished(dataDir: string): void {
  if (!existsSync(join(dataDir, UNFINISHED))) return
  throw new Error('A restore of this market was cut off. Run it again to its end: npm run restore -- <file>')
}
