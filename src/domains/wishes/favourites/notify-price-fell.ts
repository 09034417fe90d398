import type { Deps } from '../../../platform/deps.ts'
import { marketDay } from '../../../values/days.ts'
import { must } from '../../../values/must.ts'
import { notify } from '../../notices/index.ts'
import type { FallenPrice } from '../../pricing/index.ts'
import { readCards } from '../../search/index.ts'
import { readVersionsForCart } from '../../stock/index.ts'
import { type Admirer, findAdmirers } from './store.ts'

const AT_ONCE = 1000

/**
 * Tells everybody with a heart on it that a version has become cheaper than in the 30 days before: where it is offered, and as cheap still. Pages of a
 * thousand people, each in a transaction of its own; a job that dies goes through them again and tells nobody twice.
 */
export async function notifyPriceFell(deps: Deps, fallen: readonly FallenPrice[], signal: AbortSignal): Promise<void> {
  const best = await offeredStill(deps, fallen)
  if (best.size === 0) return
  const day = marketDay(deps.now())
  for (let after: Admirer | null = null; ; ) {
    signal.throwIfAborted()
    const page: Admirer[] = await findAdmirers(deps.db, [...best.keys()], after, AT_ONCE)
    const tellings = [...Map.groupBy(page, ({ productId }) => productId)].map(([productId, admirers]) => {
      const { versionId, title, currency, to, lowest } = must(best.get(productId), `the price of product ${productId}`)
      return {
        ...{ kind: 'priceDropped' as const, userIds: admirers.map(({ userId }) => userId) },
        ...{ key: `${versionId} ${to} ${day}`, path: `/products/${productId}` },
        // Never the price of the day before, which may have been above the lowest.
        data: { title, now: to, lowest, currency },
      }
    })
    await deps.db.transaction().execute((db) => notify({ ...deps, db }, ...tellings))
    after = page.at(-1) ?? null
    if (page.length < AT_ONCE) return
  }
}

/** Of each product the version that fell furthest, with its name; none that is dearer again, sold out, or offered no more. */
async function offeredStill(deps: Deps, fallen: readonly FallenPrice[]) {
  const versions = await readVersionsForCart(
    deps,
    fallen.map(({ versionId }) => versionId),
  )
  const now = new Map(versions.map((version) => [version.versionId, version]))
  const listed = new Set(
    (await readCards(deps, [...new Set(fallen.map(({ productId }) => productId))])).map(({ id }) => id),
  )
  const found = fallen.flatMap((one) => {
    const version = now.get(one.versionId)
    if (!version?.published || version.quantity === 0 || version.price > one.to) return []
    if (!listed.has(one.productId)) return []
    const { title, versionName, currency } = version
    return [{ ...one, currency, title: versionName && versionName !== title ? `${title}, ${versionName}` : title }]
  })
  const ordered = found.sort((a, b) => (b.from - b.to) / b.from - (a.from - a.to) / a.from)
  return new Map(ordered.toReversed().map((one) => [one.productId, one]))
}
