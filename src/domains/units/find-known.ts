import type { Deps } from '../../platform/deps.ts'
import { hashNumber } from './hash-number.ts'
import { codeInText } from './rules/code.ts'
import { type DeviceKind, plainDeviceNumber } from './rules/device-number.ts'
import { findIdsOf, findUnitsByIds, type StoredUnit } from './store/units.ts'

export type UnitKey = { number?: { kind: DeviceKind; plain: string } | undefined; code?: string | undefined }

/** What is known of things by their numbers or codes, in their order; undefined: nothing. Nothing is locked or written. `key`: the same for the same thing. */
export async function findKnownUnits(
  deps: Pick<Deps, 'db' | 'secrets'>,
  items: readonly UnitKey[],
): Promise<{ key: string; unit: StoredUnit | undefined }[]> {
  if (items.length === 0) return []
  const keys = items.map(({ number, code }) =>
    number
      ? { hash: hashNumber(deps, number.kind, plainDeviceNumber(number.kind, number.plain)) }
      : { code: codeInText(code ?? '') ?? '' },
  )
  const hashes = keys.flatMap(({ hash }) => hash ?? [])
  const ids = await findIdsOf(deps.db, { hashes, codes: keys.flatMap(({ code }) => code || []) })
  const byKey = new Map<string, StoredUnit>()
  for (const unit of await findUnitsByIds(deps.db, ids)) {
    byKey.set(unit.code, unit)
    if (unit.numberHash) byKey.set(unit.numberHash.toString('hex'), unit)
  }
  return keys.map(({ hash, code }) => {
    const own = hash?.toString('hex') ?? code ?? ''
    const unit = byKey.get(own)
    return { key: unit?.code ?? own, unit }
  })
}
