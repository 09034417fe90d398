import { codeInText } from '../../../../domains/units/rules/code.ts'
import type { LoadArgs } from '../../../loading.ts'
import { readTree } from '../../../parts/categories/category-tree.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'

/** What the product form needs; `:id` names the product, a new one has none. `?unit=`: the unit that a new one is made of. */
export async function loadOffer({ api, params, url, locale, signal }: LoadArgs, company: Mine) {
  const code = params.id ? undefined : codeInText(url.searchParams.get('unit') ?? '')
  const [tree, { shops }, offer, unit, { terms }] = await Promise.all([
    readTree(api, locale),
    api('GET /api/shops', { query: { company: company.id }, signal }),
    params.id
      ? api('GET /api/companies/{id}/products/{productId}', {
          params: { id: company.id, productId: params.id },
          signal,
        })
      : null,
    code ? api('GET /api/companies/{id}/units/{code}', { params: { id: company.id, code }, signal }) : null,
    api('GET /api/return-terms', { query: { companies: String(company.id) }, signal }),
  ])
  const { days, warrantyMonths } = terms[0]
  return { tree, shops, offer, unit, standards: { returnDays: days, warrantyMonths } }
}

export type OfferData = Awaited<ReturnType<typeof loadOffer>>
/** What the screen knows once there is a company. */
export type OfferPage = { companies: Mine[]; chosen: Mine; operator: boolean; data: OfferData }
