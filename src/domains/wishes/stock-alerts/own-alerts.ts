import type { Deps } from '../../../platform/deps.ts'
import { defineLimit } from '../../../platform/limits/limits.ts'
import { type Actor, requirePerson } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import type { Locale } from '../../../values/locale.ts'
import { lockPerson } from '../../accounts/index.ts'
import { MOST_ALERTS } from './contract.ts'
import { requireSoldOut } from './require-sold-out.ts'
import { deleteAlert, findAlerts, insertAlert } from './store.ts'

const CHANGES = defineLimit({ name: 'stock-alerts', attempts: 120, seconds: 3600 })

type Alerts = { alerts: { versionId: number; productId: number; since: string }[] }

async function all(deps: Pick<Deps, 'db'>, userId: string): Promise<Alerts> {
  const rows = await findAlerts(deps.db, userId)
  return { alerts: rows.map(({ since, ...row }) => ({ ...row, since: since.toISOString() })) }
}

export function readAlerts(deps: Deps, actor: Actor | undefined): Promise<Alerts> {
  return all(deps, requirePerson(actor).userId)
}

/** `product_not_found`, `version_available` for what can be bought, `too_many_alerts`. */
export async function addAlert(
  deps: Deps,
  actor: Actor | undefined,
  { versionId, locale }: { versionId: number; locale: Locale },
): Promise<Alerts> {
  const userId = requirePerson(actor).userId
  await deps.limits.count(CHANGES, userId)
  const version = await requireSoldOut(deps, versionId)
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    if (!(await lockPerson(inside, userId))) throw new Failure('unauthorized', 'unauthorized')
    const { alerts } = await all(inside, userId)
    if (alerts.length >= MOST_ALERTS && !alerts.some((one) => one.versionId === versionId)) {
      throw new Failure('conflict', 'too_many_alerts', { params: { maximum: MOST_ALERTS } })
    }
    await insertAlert(db, version, { userId, locale }, deps.now())
    return all(inside, userId)
  })
}

export async function dropAlert(deps: Deps, actor: Actor | undefined, versionId: number): Promise<Alerts> {
  const userId = requirePerson(actor).userId
  await deleteAlert(deps.db, userId, versionId)
  return all(deps, userId)
}
