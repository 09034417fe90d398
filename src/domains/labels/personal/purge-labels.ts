import type { Deps } from '../../../platform/deps.ts'
import { documented, orderClocks } from '../../orders/index.ts'
import { findToLookAt, findToPurgeOf, lookAgain, purge, type ToPurge } from '../store/purged.ts'

const DAY = 86_400_000
const AT_ONCE = 200
/** Days until a label whose parcel has not come to its end long enough ago is looked at again. */
const AGAIN_DAYS = 7

/** Orders of these of which money is still to come from a carrier: their labels say to whom the parcel went. */
type WithOpenMoney = (deps: Pick<Deps, 'db'>, orderIds: readonly number[]) => Promise<readonly number[]>

/**
 * Takes name, address, telephone, e-mail and files from labels whose parcel came to its end so many days ago as the operator says; number, price, carrier
 * and states stay. An order with a return, claim or dispute that is open, or with money on the way, keeps them. How many were looked at, of so many at once.
 */
export async function purgeLabels(deps: Deps, withOpenMoney: WithOpenMoney): Promise<{ all: boolean }> {
  const now = deps.now()
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const found = await findToLookAt(db, now, AT_ONCE)
    const until = new Date(now.getTime() - deps.config.labelDataDays * DAY)
    const over = await findOver(inside, found, withOpenMoney)
    await purgeThese(
      inside,
      over.filter(({ label, endedAt }) => endedAt <= until && label.requestedAt <= until).map(({ label }) => label),
    )
    await lookAgain(
      db,
      found.map(({ id }) => id),
      new Date(now.getTime() + AGAIN_DAYS * DAY),
    )
    return { all: found.length < AT_ONCE }
  })
}

/**
 * The same for what a person bought, at once and while orders say whose they are: where the parcel has come to its end and nothing is open. What is still
 * on its way has to arrive; its label forgets later, as all do.
 */
export async function eraseLabels(deps: Deps, userId: string, withOpenMoney: WithOpenMoney): Promise<void> {
  for await (const orders of documented.ordersOfPerson(deps, userId)) {
    const found = await findToPurgeOf(
      deps.db,
      orders.map(({ id }) => id),
    )
    const over = await findOver(deps, found, withOpenMoney)
    await purgeThese(
      deps,
      over.map(({ label }) => label),
    )
  }
}

/** Those whose order is over, since when, and nothing of it is open. */
async function findOver(
  deps: Deps,
  found: readonly ToPurge[],
  withOpenMoney: WithOpenMoney,
): Promise<{ label: ToPurge; endedAt: Date }[]> {
  if (found.length === 0) return []
  const ids = [...new Set(found.map(({ orderId }) => orderId))]
  const ended = new Map((await orderClocks.findOver(deps.db, ids)).map(({ id, movedAt }) => [id, movedAt]))
  const open = new Set(await withOpenMoney(deps, [...ended.keys()]))
  return found.flatMap((label) => {
    const endedAt = ended.get(label.orderId)
    return endedAt && !open.has(label.orderId) ? [{ label, endedAt }] : []
  })
}

/** The files go when it is certain that nothing names them any more. */
async function purgeThese(deps: Deps, labels: readonly ToPurge[]): Promise<void> {
  if (labels.length === 0) return
  for (const fileKey of await purge(deps.db, labels, deps.now()))
    await deps.addJob(deps.db, { name: 'labels.removeFile', payload: { fileKey }, runAt: deps.now() })
}
