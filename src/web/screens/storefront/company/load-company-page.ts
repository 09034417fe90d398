import type { LoadArgs } from '../../../loading.ts'
import { loadCompany } from '../../../parts/company-page/load-company.ts'
import { loadReviews } from '../../../parts/reviews/load-reviews.ts'

/** The seller, and what buyers say of what it sold. */
export async function loadCompanyPage(args: LoadArgs) {
  const [company, reviews] = await Promise.all([
    loadCompany(args),
    loadReviews(args.api, 'company', args.params.id ?? ''),
  ])
  return { ...company, reviews }
}

export type CompanyPage = Awaited<ReturnType<typeof loadCompanyPage>>
