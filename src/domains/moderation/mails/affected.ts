import type { Deps } from '../../../platform/deps.ts'
import type { Locale } from '../../../values/locale.ts'
import { hasLeft } from '../../accounts/index.ts'
import { readContactsOf } from '../../companies/index.ts'
import { documented } from '../../orders/index.ts'
import { readReviewInQuestion } from '../../reviews/index.ts'
import type { Report } from '../store/reports.ts'

/** Whose content it is: those of the company who may edit its goods, or who wrote the review. Who has left is written to no more. */
export async function readAffected(
  deps: Deps,
  { kind, subjectId, companyId }: Pick<Report, 'kind' | 'subjectId' | 'companyId'>,
): Promise<{ email: string; locale: Locale }[]> {
  if (kind !== 'review') {
    const people = await readContactsOf(deps, companyId, 'products.edit')
    return people.map(({ email, locale }) => ({ email, locale }))
  }
  const { orderId, author } = await readReviewInQuestion(deps, subjectId)
  const buyer = await documented.findBuyerOfOrder(deps.db, orderId)
  if (author === null || !buyer || (await hasLeft(deps, buyer.userId))) return []
  return [{ email: buyer.email, locale: buyer.locale }]
}
