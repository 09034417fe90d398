import type { Deps } from '../../../platform/deps.ts'
import { defineLimit } from '../../../platform/limits/limits.ts'
import type { Actor } from '../../../values/actor.ts'
import { requireVetted } from '../../companies/index.ts'
import type { OwnUnit } from '../contract.ts'
import { hashNumber } from '../hash-number.ts'
import { presentOwn } from '../present-unit.ts'
import { codeInText } from '../rules/code.ts'
import { type DeviceKind, isDeviceNumber, plainDeviceNumber } from '../rules/device-number.ts'
import type { Group } from '../rules/facts.ts'
import { isOwn, refusedTo } from '../rules/refused-to.ts'
import { findIdsOf, findUnitsByIds } from '../store/units.ts'

/** Scans of one person. A number says which passport is its: nobody goes through all of them. */
const SCANS = defineLimit({ name: 'unit-scans', attempts: 2000, seconds: 3600 })

type Found = {
  read: 'code' | DeviceKind | null
  unit: OwnUnit | null
  passport: { code: string; name: string; group: Group; canReceive: boolean; needsNumber: boolean } | null
}
type Scan = { companyId: number; text: string; kind?: DeviceKind | undefined; origin: string }

/** What was scanned or typed. Of what another has, only what its passport tells, and whether it can be received. */
export async function findOwn(deps: Deps, actor: Actor | undefined, scan: Scan): Promise<Found> {
  const { companyId, origin } = scan
  const member = await requireVetted(deps, actor, companyId, 'products.view')
  await deps.limits.count(SCANS, member.actor.userId)
  const readings = readingsOf(deps, scan)
  const units = await findUnitsByIds(
    deps.db,
    await findIdsOf(deps.db, {
      hashes: readings.flatMap(({ hash }) => hash ?? []),
      codes: readings.flatMap(({ code }) => code ?? []),
    }),
  )
  for (const { read, code, hash } of readings) {
    const unit = units.find((one) => (code ? one.code === code : hash && one.numberHash?.equals(hash)))
    if (!unit) continue
    if (isOwn(companyId, unit)) {
      return { read, unit: await presentOwn(deps, unit, { companyId, origin }), passport: null }
    }
    const { name, group } = unit
    const refused = refusedTo(companyId, unit, read === 'code' ? 'code' : 'number')
    const needsNumber = refused === 'unit_number_wanted'
    const canReceive = refused !== 'unit_listed_elsewhere'
    // Before its first event it has no passport, and is nobody's business.
    return {
      read,
      unit: null,
      passport: unit.seq === 0 ? null : { code: unit.code, name, group, canReceive, needsNumber },
    }
  }
  return { read: readings[0]?.read ?? null, unit: null, passport: null }
}

type Reading = { read: 'code' | DeviceKind; code?: string; hash?: Buffer }

/** As what a text can be read, the likeliest first: a code of ours, an IMEI, a serial number. */
function readingsOf(deps: Pick<Deps, 'secrets'>, { text, kind }: Pick<Scan, 'text' | 'kind'>): Reading[] {
  const code = kind === undefined ? codeInText(text) : undefined
  const kinds: readonly DeviceKind[] = kind === undefined ? ['imei', 'serial'] : [kind]
  const numbers = kinds.flatMap((one): Reading[] => {
    const plain = plainDeviceNumber(one, text)
    return isDeviceNumber(one, plain) ? [{ read: one, hash: hashNumber(deps, one, plain) }] : []
  })
  return [...(code ? [{ read: 'code' as const, code }] : []), ...numbers]
}
