import { createHash } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import type { UnitRecord } from './contract.ts'
import { isPublicNote } from './present-unit.ts'
import { canonicalJson } from './rules/canonical.ts'
import { type SigningDeps, signerOf } from './signer-of.ts'
import { findChain } from './store/events.ts'
import { findKeys, type StoredKey } from './store/keys.ts'
import { findUnitByCode } from './store/units.ts'

/** The signed chain of a unit as a file that anybody can check; `unit_not_found`. Its head is signed now: what is missing at its end is found. */
export async function readRecord(deps: SigningDeps, code: string): Promise<UnitRecord> {
  const unit = await findUnitByCode(deps.db, code)
  if (!unit || unit.seq === 0) throw new Failure('notFound', 'unit_not_found')
  const chain = await findChain(deps.db, unit.id)
  const signer = await signerOf(deps)
  const last = must(chain.at(-1), 'the last event of a chain')
  const head = {
    ...{ unit: unit.code, name: unit.name, gtin: unit.gtin, seq: last.seq, hash: last.hash.toString('hex') },
    ...{ at: deps.now().toISOString(), key: signer.keyId },
  }
  const used = new Set([signer.keyId, ...chain.map(({ keyId }) => keyId)])
  const signed = createHash('sha256').update(canonicalJson(head)).digest()
  return {
    format: 'obieg-unit-record/1',
    head: { ...head, signature: signer.sign(signed).toString('base64') },
    events: chain.map((event) => ({
      ...{ v: 1, unit: unit.code, seq: event.seq, at: event.at.toISOString(), kind: event.kind, by: event.by },
      data: event.data as Record<string, unknown>,
      prev: event.prev?.toString('hex') ?? null,
      ...{ hash: event.hash.toString('hex'), signature: event.signature.toString('base64'), key: event.keyId },
      note: isPublicNote(event) ? event.note : null,
      noteSalt: isPublicNote(event) ? event.noteSalt : null,
    })),
    keys: (await findKeys(deps.db)).filter(({ id }) => used.has(id)).map(presentKey),
  }
}

/** The keys of the market, the oldest first. */
export async function readKeys(deps: Pick<Deps, 'db'>): Promise<UnitRecord['keys']> {
  return (await findKeys(deps.db)).map(presentKey)
}

function presentKey({ id, publicKey, createdAt }: StoredKey): UnitRecord['keys'][number] {
  return { id, publicKey: publicKey.toString('base64'), since: createdAt.toISOString() }
}
