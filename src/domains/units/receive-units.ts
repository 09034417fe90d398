import { randomBytes } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'
import { createLimits, defineLimit } from '../../platform/limits/limits.ts'
import { Failure } from '../../values/failure.ts'
import { appendEvents, type Changed } from './append-events.ts'
import { hashNumber } from './hash-number.ts'
import { CODE_LENGTH, codeInText, codeOf } from './rules/code.ts'
import { type DeviceKind, isDeviceNumber, lastCharacters, plainDeviceNumber } from './rules/device-number.ts'
import type { Group } from './rules/facts.ts'
import { gtin14 } from './rules/gtin.ts'
import { refusedTo } from './rules/refused-to.ts'
import { tellsNumber, tellsPerson } from './rules/tells.ts'
import { findIdsOf, findUnitsByIds, insertUnits, lockUnits, type StoredUnit, type UnitToInsert } from './store/units.ts'

/** Things said to be taken over from what another company has in stock: it happens, and it could be done to harm. Of one company. */
const TAKEN_OVER = defineLimit({ name: 'units-taken-over', attempts: 30, seconds: 86_400 })

/**
 * A thing that has arrived. `number` as it was typed. `code`: it has a passport already; as everybody can read a code, what another had is
 * received by its number, where one is known.
 */
export type ItemToReceive = {
  number?: { kind: DeviceKind; plain: string } | undefined
  code?: string | undefined
  name: string
  group: Group
  categoryId: number | null
  gtin: string | null
}
/** `continued`: it had a passport before. */
export type Received = { unit: StoredUnit; continued: boolean }
/** Why one was not received, by its field. */
export type Refused = { field: string; code: string }
export type UnitDeps = Pick<Deps, 'db' | 'secrets' | 'now' | 'log'>

/**
 * Things that have arrived at a company, in their order, each with its outcome: what is refused keeps no other from coming. A number or code that
 * is known continues its passport; what another company offers, has sold and not sent, or has without a known number is `unit_listed_elsewhere`.
 * What is here already changes nothing.
 */
export async function receiveEach(
  deps: UnitDeps,
  companyId: number,
  items: readonly ItemToReceive[],
): Promise<(Received | Refused)[]> {
  const read = readItems(deps, items)
  const keys = { hashes: read.flatMap(hashOf), codes: read.flatMap(codesOf) }
  await insertUnits(deps.db, await toInsert(deps, read, keys), deps.now())
  const locked = await lockUnits(deps.db, await findIdsOf(deps.db, keys))
  const byKey = new Map(
    locked.flatMap((unit) => [
      [unit.code, unit],
      ...(unit.numberHash ? [[unit.numberHash.toString('hex'), unit] as const] : []),
    ]),
  )
  const outcomes: (Received | Refused)[] = []
  const changed: Changed[] = []
  const arrivedIds = new Set<number>()
  const mayTakeOver = takingOver(deps, companyId)
  for (const one of read) {
    if ('field' in one) {
      outcomes.push(one)
      continue
    }
    const unit = byKey.get(one.key)
    // Its code and its number are the same thing.
    if (unit && arrivedIds.has(unit.id)) {
      outcomes.push({ field: one.number ? 'number' : 'code', code: 'device_repeated' })
      continue
    }
    let arrived = unit ? arrive(unit, companyId, one) : { field: 'code', code: 'unit_not_found' }
    if ('unit' in arrived && arrived.takenOver && !(await mayTakeOver())) {
      arrived = { field: 'number', code: 'too_many_taken_over' }
    }
    outcomes.push(arrived)
    if (!('unit' in arrived)) continue
    arrivedIds.add(arrived.unit.id)
    if (arrived.changed) changed.push(arrived.changed)
  }
  const written = new Map((await appendEvents(deps, changed)).map((unit) => [unit.id, unit]))
  return outcomes.map((one) => ('unit' in one ? { ...one, unit: written.get(one.unit.id) ?? one.unit } : one))
}

/** Counts one more unit that the company takes over; false when there were too many. It counts when the transaction of the units ends well. */
function takingOver({ db, secrets }: UnitDeps, companyId: number): () => Promise<boolean> {
  const limits = createLimits(db, secrets)
  let isOver = false
  return async () => {
    if (isOver) return false
    try {
      await limits.count(TAKEN_OVER, String(companyId))
    } catch (reason) {
      if (!(reason instanceof Failure)) throw reason
      isOver = true
    }
    return !isOver
  }
}

type Arrived = Received & { changed?: Changed; takenOver?: boolean }

/** What arriving at the company makes of a unit. */
function arrive(unit: StoredUnit, companyId: number, by: Pick<ReadItem, 'code' | 'proof'>): Arrived | Refused {
  const isNew = unit.seq === 0 && unit.companyId === null && unit.state === 'inStock'
  if (unit.companyId === companyId) return { unit, continued: true }
  // A number that nothing is known of proves nothing.
  const isByCode = by.code !== null && !(by.proof && unit.numberHash)
  const refused = refusedTo(companyId, unit, isByCode ? 'code' : 'number')
  if (refused) {
    return { field: isByCode && refused === 'unit_listed_elsewhere' ? 'code' : 'number', code: refused }
  }
  const held: StoredUnit = {
    ...unit,
    ...{
      companyId,
      state: 'inStock',
      productId: null,
      versionId: null,
      listedFor: null,
      orderId: null,
      offered: false,
    },
  }
  if (unit.state === 'sold' && unit.soldBy === companyId) {
    // Whoever sold it has it again: it came back.
    return {
      unit: held,
      continued: true,
      changed: { unit: held, happened: [{ kind: 'returned', by: companyId, data: {} }] },
    }
  }
  if (by.proof && unit.numberHash && !by.proof.equals(unit.numberHash)) {
    return { field: 'number', code: 'unit_number_wrong' }
  }
  const data = { group: unit.group, gtin: unit.gtin }
  return {
    unit: held,
    continued: !isNew,
    takenOver: unit.companyId !== null,
    changed: { unit: held, happened: [{ kind: 'received', by: companyId, data }] },
  }
}

type ReadNumber = NonNullable<UnitToInsert['number']>
/** `key`: the code or hash by which the unit is found once it is there. `proof`: hash of the number that came with a code. */
type ReadItem = {
  key: string
  item: ItemToReceive
  number: ReadNumber | null
  code: string | null
  proof: Buffer | null
  gtin: string | null
}

/** What was typed, checked; twice the same number or code in one go is one too many. */
function readItems(deps: UnitDeps, items: readonly ItemToReceive[]): (ReadItem | Refused)[] {
  const seen = new Set<string>()
  return items.map((item) => {
    const one = readItem(deps, item)
    if ('field' in one) return one
    if (seen.has(one.key)) return { field: one.number ? 'number' : 'code', code: 'device_repeated' }
    seen.add(one.key)
    return one
  })
}

function readItem(deps: UnitDeps, item: ItemToReceive): ReadItem | Refused {
  const gtin = item.gtin ? gtin14(item.gtin) : null
  if (gtin === undefined) return { field: 'gtin', code: 'ean_invalid' }
  const plain = item.number && plainDeviceNumber(item.number.kind, item.number.plain)
  if (tellsNumber(item.name, plain)) return { field: 'name', code: 'tells_number' }
  if (tellsPerson(item.name)) return { field: 'name', code: 'tells_person' }
  const code = item.code ? codeInText(item.code) : null
  if (code === undefined) return { field: 'code', code: 'unit_not_found' }
  if (!item.number || plain === undefined) {
    return { key: code ?? codeOf(randomBytes(CODE_LENGTH)), item, number: null, code, proof: null, gtin }
  }
  const { kind } = item.number
  if (!isDeviceNumber(kind, plain))
    return { field: 'number', code: kind === 'imei' ? 'imei_invalid' : 'serial_invalid' }
  const hash = hashNumber(deps, kind, plain)
  if (code !== null) return { key: code, item, number: null, code, proof: hash, gtin }
  const number = { kind, sealed: deps.secrets.seal(plain), hash, last4: lastCharacters(plain) }
  return { key: hash.toString('hex'), item, number, code, proof: null, gtin }
}

const hashOf = (one: ReadItem | Refused) => ('key' in one && one.number ? [one.number.hash] : [])
const codesOf = (one: ReadItem | Refused) => ('key' in one && !one.number ? [one.key] : [])

/** Those of the read items of which nothing is known. */
async function toInsert(
  deps: UnitDeps,
  read: readonly (ReadItem | Refused)[],
  keys: { hashes: readonly Buffer[]; codes: readonly string[] },
): Promise<UnitToInsert[]> {
  const known = await findUnitsByIds(deps.db, await findIdsOf(deps.db, keys))
  const hashes = new Set(known.map(({ numberHash }) => numberHash?.toString('hex')))
  return read.flatMap((one) => {
    if (!('key' in one) || one.code !== null || hashes.has(one.key)) return []
    const { name, group, categoryId } = one.item
    const code = one.number ? codeOf(randomBytes(CODE_LENGTH)) : one.key
    return [{ code, name, group, categoryId, gtin: one.gtin, number: one.number }]
  })
}
