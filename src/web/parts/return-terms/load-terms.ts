import type { ReturnTerms } from '../../../domains/returns/terms/contract.ts'
import type { Api } from '../../loading.ts'

/** What a seller promises about returns, in words of the page's language. */
export async function loadTerms(api: Api, company: number | string): Promise<ReturnTerms> {
  return (await api('GET /api/return-terms', { query: { companies: String(company) } })).terms[0]
}
