import type { Deps } from '../../platform/deps.ts'

/** Documents show people's papers: on the disk they are sealed, and their keys lie outside of what is served as pictures. */
export async function writeSealed(deps: Deps, key: string, bytes: Buffer): Promise<void> {
  await deps.files.write(key, deps.secrets.seal(bytes.toString('base64')))
}

export async function readSealed(deps: Deps, key: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const sealed = await deps.files.read(key)
  return sealed && new Uint8Array(Buffer.from(deps.secrets.open(sealed), 'base64'))
}
