import type { Deps } from '../../../platform/deps.ts'
import { describeError } from '../../../platform/log/describe-error.ts'
import { pageAddress } from '../../../platform/mail/page-address.ts'
import { DEFAULT_LOCALE } from '../../../values/locale.ts'
import { must } from '../../../values/must.ts'
import { queueMail, unsubscribeAddress } from '../../mail/index.ts'
import { notify } from '../../notices/index.ts'
import { readCards } from '../../search/index.ts'
import { type CartVersionView, readVersionsForCart } from '../../stock/index.ts'
import { ALERT_DAYS, CONFIRM_HOURS } from './contract.ts'
import { refusalOf } from './guest-alerts.ts'
import { nameOf } from './require-sold-out.ts'
import { findAwaited, purgeAlerts, takeAlerts, takeUnchecked, type Waiting } from './store.ts'

const AT_ONCE = 500
const HOUR = 3_600_000

/** Something happened to these products: whoever waits for a version that can be bought now is told, once. */
export async function notifyBack(deps: Deps, productIds: readonly number[], signal: AbortSignal): Promise<void> {
  await notifyOf(deps, await findAwaited(deps.db, productIds), signal)
}

/** Catches what no event told in time: a product may be published before the lists show it, and a seller may begin to sell. */
export async function sweepAlerts(deps: Deps, signal: AbortSignal): Promise<void> {
  const now = deps.now()
  const longAgo = new Date(now.getTime() - ALERT_DAYS * 24 * HOUR)
  const ends = { unconfirmed: new Date(now.getTime() - CONFIRM_HOURS * HOUR), old: longAgo }
  while (!signal.aborted) if ((await purgeAlerts(deps.db, ends, AT_ONCE)) < AT_ONCE) break
  await notifyOf(deps, await takeUnchecked(deps.db, now, AT_ONCE), signal)
}

async function notifyOf(deps: Deps, awaited: readonly number[], signal: AbortSignal): Promise<void> {
  if (awaited.length === 0) return
  const there = (await readVersionsForCart(deps, awaited)).filter(
    ({ published, quantity }) => published && quantity > 0,
  )
  const listed = new Set(
    (await readCards(deps, [...new Set(there.map(({ productId }) => productId))])).map(({ id }) => id),
  )
  const back = new Map(there.filter(({ productId }) => listed.has(productId)).map((one) => [one.versionId, one]))
  while (back.size > 0 && !signal.aborted) {
    const taken = await deps.db.transaction().execute((db) => notifySome({ ...deps, db }, back))
    if (taken < AT_ONCE) return
  }
}

async function notifySome(deps: Deps, back: ReadonlyMap<number, CartVersionView>): Promise<number> {
  const taken = await takeAlerts(deps.db, [...back.keys()], AT_ONCE)
  const at = deps.now().toISOString()
  const people = Map.groupBy(
    taken.filter(({ userId }) => userId !== null),
    ({ versionId }) => versionId,
  )
  await notify(
    deps,
    ...[...people].map(([versionId, waiting]) => {
      const version = must(back.get(versionId), `version ${versionId}`)
      return {
        ...{ kind: 'backInStock' as const, userIds: waiting.flatMap(({ userId }) => userId ?? []) },
        ...{
          key: `${versionId} ${at}`,
          data: { title: nameOf(version, DEFAULT_LOCALE) },
          path: `/products/${version.productId}`,
        },
      }
    }),
  )
  for (const one of taken) await writeToGuest(deps, one, must(back.get(one.versionId), `version ${one.versionId}`))
  return taken.length
}

async function writeToGuest(deps: Deps, { sealed, locale }: Waiting, version: CartVersionView): Promise<void> {
  const email = sealed && addressOf(deps, sealed)
  if (!email) return
  const { purpose, told } = refusalOf(email)
  await queueMail(deps, {
    ...{ to: email, locale, template: 'backInStock' },
    params: {
      product: nameOf(version, locale),
      link: pageAddress(deps, `/products/${version.productId}`, locale),
      unsubscribe: unsubscribeAddress(deps, purpose, told, locale),
    },
  })
}

/** Nothing where the market's key was lost: that guest cannot be written to, and everybody else is. */
function addressOf({ secrets, log }: Deps, sealed: Buffer): string | undefined {
  try {
    return secrets.open(sealed)
  } catch (error) {
    log.warn({ stockAlert: describeError(error) }, 'the address of somebody who waits cannot be opened')
    return undefined
  }
}
