import type { Deps } from '../../platform/deps.ts'
import { must } from '../../values/must.ts'
import { readSellers } from '../companies/index.ts'
import { documented } from '../orders/index.ts'
import type { ReceivedReview, ReportedReview } from './contract.ts'
import { hiddenKey } from './find-picture.ts'
import { toPublic } from './list-reviews.ts'
import { REPORT_REASONS } from './rules/review-rules.ts'
import { findReports } from './store/reports.ts'
import type { ReviewRow } from './store/reviews.ts'

const REPORTS_SHOWN = 20

/** As the seller sees them; pictures of a hidden one are for its author and the operator. One statement. */
export async function toReceived(deps: Pick<Deps, 'db'>, reviews: readonly ReviewRow[]): Promise<ReceivedReview[]> {
  const labels = await documented.findOrderLabels(
    deps.db,
    reviews.map(({ orderId }) => orderId),
  )
  const byId = new Map(labels.map(({ id, number }) => [id, number]))
  return reviews.map((review) => ({
    ...toPublic(review),
    pictures: review.hiddenAt ? [] : review.pictures,
    number: must(byId.get(review.orderId), `order ${review.orderId}`),
    hiddenReason: review.hiddenReason,
  }))
}

/** As the operator sees them, in three statements besides. */
export async function toReported(deps: Deps, reviews: readonly ReviewRow[]): Promise<ReportedReview[]> {
  const [received, reports, sellers] = await Promise.all([
    toReceived(deps, reviews),
    findReports(
      deps.db,
      reviews.map(({ id }) => id),
      REPORTS_SHOWN,
    ),
    readSellers(deps, [...new Set(reviews.map(({ companyId }) => companyId))]),
  ])
  const nameOf = new Map(sellers.map(({ id, name }) => [id, name]))
  return reviews.map((review, at) => ({
    ...must(received[at], `review ${review.id}`),
    pictures: review.hiddenAt ? review.pictures.map((key) => hiddenKey(deps, key)) : review.pictures,
    // A company that does not sell any more has no public name.
    company: { id: review.companyId, name: nameOf.get(review.companyId) ?? `#${review.companyId}` },
    isWithdrawn: review.withdrawnAt !== null,
    hiddenAt: review.hiddenAt?.toISOString() ?? null,
    reportedAt: review.reportedAt?.toISOString() ?? null,
    reports: reports
      .filter(({ reviewId }) => reviewId === review.id)
      .map(({ reason, words, at: reportedAt }) => ({
        reason: must(
          REPORT_REASONS.find((one) => one === reason),
          `the reason ${reason}`,
        ),
        ...{ words, at: reportedAt.toISOString() },
      })),
  }))
}
