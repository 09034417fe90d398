import type { Deps } from '../../platform/deps.ts'
import { must } from '../../values/must.ts'
import { findCompany } from '../companies/index.ts'
import { refundable } from '../orders/index.ts'
import type { CaseView } from './contract.ts'
import { readPoliciesOf, readPolicy } from './policies.ts'
import type { StoredCase } from './store/cases.ts'
import type { Order } from './take-step.ts'

/** Where goods go now, and who pays for the way: by the order's promise, or by the law where they do not conform. */
export async function readWayBack(
  deps: Deps,
  { kind }: Pick<StoredCase, 'kind'>,
  { id, companyId }: Order,
): Promise<Pick<CaseView, 'sendTo' | 'sendToCountry' | 'returnPaidBy'>> {
  const [today, company, [facts]] = await Promise.all([
    readPolicy(deps, companyId),
    findCompany(deps.db, companyId),
    refundable.findReturnFacts(deps.db, [id]),
  ])
  const { placedAt } = must(facts, `the facts of order ${id}`)
  const promised = (await readPoliciesOf(deps, [{ id, companyId, placedAt }]))(id)
  const { name, street, postalCode, city, country } = must(company, `company ${companyId}`)
  return {
    // An address of the seller's own says the country itself, where it needs one.
    ...(today.returnAddress === null
      ? { sendTo: [name, street, `${postalCode} ${city}`], sendToCountry: country }
      : { sendTo: today.returnAddress.split('\n'), sendToCountry: null }),
    returnPaidBy: kind === 'claim' ? 'seller' : promised.returnPaidBy,
  }
}
