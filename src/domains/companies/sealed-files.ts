import { randomBytes } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'
import { removeIfLeftOver } from './later.ts'

/**
 * Keeps a file under a new key in the folder. Documents show people's papers: on the disk they are sealed, and their keys lie outside
 * of what is served as pictures. What nothing refers to in an hour is removed.
 */
export async function saveSealed(deps: Deps, folder: string, bytes: Buffer): Promise<string> {
  const key = `${folder}/${randomBytes(18).toString('base64url')}`
  await removeIfLeftOver(deps, key)
  await deps.files.write(key, deps.secrets.seal(bytes.toString('base64')))
  return key
}

/** The file as it was; undefined when it is gone. */
export async function readSealed(deps: Deps, key: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const sealed = await deps.files.read(key)
  return sealed && new Uint8Array(Buffer.from(deps.secrets.open(sealed), 'base64'))
}
