import type { LoadArgs } from '../../../loading.ts'
import { loadCompany } from '../../../parts/company-page/load-company.ts'

/** A seller's own page: the presentation, with what the company's page knows of the seller. */
export async function loadPresentation(args: LoadArgs) {
  const params = { id: args.params.id ?? '' }
  const [presentation, { company, about, shops, offers, total }] = await Promise.all([
    args.api('GET /api/companies/{id}/presentation', { params }),
    loadCompany(args),
  ])
  return { presentation, company, about, shops, offers, total }
}
