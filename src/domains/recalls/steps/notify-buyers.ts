import type { Deps } from '../../../platform/deps.ts'
import { pageAddress } from '../../../platform/mail/page-address.ts'
import { pickText } from '../../../values/locale.ts'
import { queueMail } from '../../mail/index.ts'
import { notify } from '../../notices/index.ts'
import { mailed } from '../../orders/index.ts'
import type { Recall } from '../store/recalls.ts'
import { findProductIds, noteBuyers } from '../store/told.ts'
import { sectionsOf } from './sections.ts'

/** Orders told of in one step. */
const STEP = 50

/** Tells who bought, guests too, once an order; answers the last order, null at the end. */
export async function notifyBuyers(deps: Deps, recall: Recall): Promise<number | null> {
  const productIds = await findProductIds(deps.db, recall.id)
  if (productIds.length === 0) return null
  const wanted = { productIds, since: recall.since, after: recall.place, limit: STEP }
  const buyers = await mailed.findBuyersOfGoods(deps.db, wanted)
  const ids = buyers.map(({ orderId }) => orderId)
  const fresh = new Set(ids.length > 0 ? await noteBuyers(deps.db, recall.id, ids, deps.now()) : [])
  for (const { orderId, number, key, email, firstName, userId, locale, titles } of buyers) {
    if (!fresh.has(orderId)) continue
    const title = pickText(recall.title, locale)
    await queueMail(deps, {
      ...{ to: email, locale, template: 'recallToBuyer' },
      params: {
        ...{ firstName, number, title, link: pageAddress(deps, `/order/${key}`, locale) },
        sections: sectionsOf(recall, titles, locale),
      },
    })
    if (userId) {
      const about = { kind: 'recall' as const, userIds: [userId], key: `${recall.id} ${orderId}` }
      await notify(deps, { ...about, data: { number, title }, path: `/order/${key}` })
    }
  }
  return buyers.length < STEP ? null : (ids.at(-1) ?? null)
}
