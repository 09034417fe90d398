import type { LoadArgs } from '../../../loading.ts'
import { loadCompany } from '../../../parts/company-page/load-company.ts'
import { loadTerms } from '../../../parts/return-terms/load-terms.ts'
import { loadReviews } from '../../../parts/reviews/load-reviews.ts'

/** The seller, and what buyers say of what it sold. */
export async function loadCompanyPage(args: LoadArgs) {
  const [company, reviews, returns] = await Promise.all([
    loadCompany(args),
    loadReviews(args.api, 'company', args.params.id ?? ''),
    loadTerms(args.api, args.params.id ?? ''),
  ])
  return { ...company, reviews, returns }
}

export type CompanyPage = Awaited<ReturnType<typeof loadCompanyPage>>
