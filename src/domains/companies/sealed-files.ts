import type { Deps } from '../../platform/deps.ts'
import { savePaper } from '../../platform/files/sealed-papers.ts'
import { removeIfLeftOver } from './later.ts'

/**
 * Keeps a file under a new key in the folder. Documents show people's papers: on the disk they are sealed, and their keys lie outside
 * of what is served as pictures. What nothing refers to in an hour is removed.
 */
export const saveSealed = (deps: Deps, folder: string, bytes: Buffer): Promise<string> =>
  savePaper(deps, folder, bytes, (key) => removeIfLeftOver(deps, key))
