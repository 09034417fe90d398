import { createHash, randomBytes } from 'node:crypto'
import { must } from '../../values/must.ts'
import { canonicalJson } from './rules/canonical.ts'
import type { EventContent, EventData, EventKind } from './rules/event.ts'
import { type SigningDeps, signerOf } from './signer-of.ts'
import { insertEvents, type StoredEvent } from './store/events.ts'
import { type StoredUnit, writeUnits } from './store/units.ts'

/** One thing that happened. `by`: the company that did it, null: the market itself. `note`: somebody's own words; the chain holds their hash alone. */
export type Happened<Kind extends EventKind = EventKind> = {
  [K in Kind]: { kind: K; by: number | null; data: EventData[K]; note?: string | undefined }
}[Kind]

/** A locked unit as it stands after `happened`. */
export type Changed = { unit: StoredUnit; happened: readonly Happened[] }

/**
 * Writes what happened to locked units, in the caller's transaction: each event chained to the one before and signed, the heads moved on, and
 * everything else of the units as `unit` says.
 */
export async function appendEvents(deps: SigningDeps, changed: readonly Changed[]): Promise<StoredUnit[]> {
  const events: StoredEvent[] = []
  const units: StoredUnit[] = []
  const signer = changed.some(({ happened }) => happened.length > 0) ? await signerOf(deps) : undefined
  const at = deps.now()
  for (const { unit, happened } of changed) {
    let { seq, headHash, sellers } = unit
    for (const { kind, by, data, note } of [...beginning(unit, happened), ...happened]) {
      if (by !== null && !sellers.includes(by)) sellers = [...sellers, by]
      const noteSalt = note ? randomBytes(16).toString('hex') : null
      const content: EventContent = {
        v: 1,
        unit: unit.code,
        seq: seq + 1,
        at: at.toISOString(),
        kind,
        by: by === null ? 'market' : `seller-${sellers.indexOf(by) + 1}`,
        data: note ? { ...data, note: sha256(`${noteSalt}\n${note}`).toString('hex') } : data,
        prev: headHash?.toString('hex') ?? null,
      }
      const hash = sha256(canonicalJson(content))
      const { keyId, sign } = must(signer, 'a signer')
      events.push({
        ...{ unitId: unit.id, seq: content.seq, at, kind, by: content.by, data: content.data },
        ...{ note: note || null, noteSalt, prev: headHash, hash, signature: sign(hash), keyId },
      })
      seq += 1
      headHash = hash
    }
    units.push({ ...unit, seq, headHash, sellers })
  }
  if (events.length > 0) await insertEvents(deps.db, events)
  await writeUnits(deps.db, units)
  return units
}

/** What was known before there were passports begins its chain when something happens to it. */
function beginning({ seq, group, gtin }: StoredUnit, [first]: readonly Happened[]): Happened[] {
  if (seq > 0 || !first || first.kind === 'received') return []
  return [{ kind: 'received', by: first.by, data: { group, gtin, carried: true } }]
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()
