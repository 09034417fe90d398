import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { invalidateTags } from '../../platform/cache/invalidation.ts'
import type { Deps } from '../../platform/deps.ts'
import { must } from '../../values/must.ts'
import { findSigningKey, insertKey, retireKey, type StoredKey } from './store/keys.ts'

/** Pages that show the market's keys. */
export const KEYS_TAG = 'unit-keys'

/** Signs by the market's key of today. `sign` gives an Ed25519 signature (64 bytes). */
export type Signer = { keyId: string; sign: (bytes: Buffer) => Buffer }
export type SigningDeps = Pick<Deps, 'db' | 'secrets' | 'now' | 'log'>

/**
 * Who signs: the market's key, made at the first need. One that does not open (the key of the market was lost) is followed by another; what it
 * signed is proved by its public part as before.
 */
export async function signerOf(deps: SigningDeps): Promise<Signer> {
  const known = await findSigningKey(deps.db)
  const opened = known && open(deps, known)
  if (known && opened) return signerBy(known.id, opened)
  if (known) {
    await retireKey(deps.db, known.id)
    deps.log.warn({ unitKey: known.id }, 'the key that signs units cannot be opened: another one is made')
  }
  await insertKey(deps.db, newKey(deps))
  await invalidateTags(deps.db, [KEYS_TAG])
  // Where another process was first, theirs.
  const made = must(await findSigningKey(deps.db), 'the key that signs units')
  return signerBy(made.id, must(open(deps, made), 'the private part of a new key'))
}

function signerBy(keyId: string, key: KeyObject): Signer {
  return { keyId, sign: (bytes) => sign(null, bytes, key) }
}

function open({ secrets }: SigningDeps, { privateSealed }: StoredKey): KeyObject | undefined {
  try {
    const der = Buffer.from(secrets.open(must(privateSealed, 'a signing key')), 'base64')
    return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  } catch {
    return undefined
  }
}

function newKey({ secrets, now }: SigningDeps): StoredKey {
  const pair = generateKeyPairSync('ed25519')
  const publicKey = pair.publicKey.export({ format: 'der', type: 'spki' })
  return {
    id: createHash('sha256').update(publicKey).digest('hex'),
    publicKey,
    privateSealed: secrets.seal(pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')),
    createdAt: now(),
  }
}
