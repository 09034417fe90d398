import type { Deps } from '../../platform/deps.ts'
import { must } from '../../values/must.ts'
import { readContactsOf, readSellers } from '../companies/index.ts'
import { notify } from '../notices/index.ts'
import { documented } from '../orders/index.ts'
import type { ReviewRow } from './store/reviews.ts'

const nameOf = async (deps: Deps, companyId: number) =>
  must((await readSellers(deps, [companyId]))[0], `company ${companyId}`).name

/** Those who may reply find a new review among their notices, in the transaction that writes it. */
export async function notifySeller(deps: Deps, { id, companyId, title, score }: ReviewRow): Promise<void> {
  const readers = await readContactsOf(deps, companyId, 'presentation.edit')
  await notify(deps, {
    ...{ kind: 'reviewReceived', userIds: readers.map(({ userId }) => userId), key: String(id) },
    data: { product: title, score, company: await nameOf(deps, companyId) },
    path: `/reviews?company=${companyId}`,
  })
}

/** The author with an account learns of the first reply; one that is written anew is none. */
export async function notifyOfReply(deps: Deps, { id, orderId, companyId, title, author }: ReviewRow): Promise<void> {
  const buyer = author === '' ? undefined : await documented.findBuyerOfOrder(deps.db, orderId)
  if (!buyer?.userId) return
  await notify(deps, {
    ...{ kind: 'reviewReplied', userIds: [buyer.userId], key: String(id) },
    data: { product: title, seller: await nameOf(deps, companyId) },
    path: `/review/${buyer.key}`,
  })
}
