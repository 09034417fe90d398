import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { must } from '../../values/must.ts'
import { findCategoryNames } from '../categories/index.ts'
import { requireMember } from '../companies/index.ts'
import { readSetting } from '../settings/index.ts'
import type { PublicCommission } from './contract.ts'
import { COMMISSION_VAT } from './rules/commission-of.ts'
import { DEFAULT_RATE, pickRate } from './rules/pick-rate.ts'
import { findCandidates, findCategoryRates, type Priced } from './store.ts'

/** Where no rule says otherwise, basis points. */
async function readStandardRate(deps: Deps): Promise<number> {
  const entered = await readSetting(deps, 'commission')
  return typeof entered === 'number' ? entered : DEFAULT_RATE
}

/** The rates that hold now, basis points, in the order asked. Two statements, however many. */
export async function readCommissionRates(deps: Deps, priced: readonly Priced[]): Promise<number[]> {
  if (priced.length === 0) return []
  const identify = ({ companyId, categoryId }: Priced) => `${companyId} ${categoryId ?? ''}`
  const standard = await readStandardRate(deps)
  const rates = new Map(
    (await findCandidates(deps.db, priced)).map((one) => [identify(one), pickRate(one.candidates, standard)]),
  )
  return priced.map((one) => must(rates.get(identify(one)), `the rate of category ${one.categoryId}`))
}

/** What a member of the company, or an operator, may know while pricing: basis points. */
export async function readOwnRate(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, categoryId = null }: { companyId: number; categoryId?: number | null | undefined },
): Promise<{ rate: number }> {
  if (actor?.permissions !== 'admin' || actor.key) requireMember(deps, actor, companyId, 'products.view')
  const [rate] = await readCommissionRates(deps, [{ companyId, categoryId }])
  return { rate: must(rate, `the rate of company ${companyId}`) }
}

/** What the terms for sellers say today, from the operator's own table. */
export async function readPublicCommission(deps: Deps): Promise<PublicCommission> {
  const rates = new Map((await findCategoryRates(deps.db)).map(({ categoryId, rate }) => [categoryId, rate]))
  const names = await findCategoryNames(deps.db, [...rates.keys()], deps.config.vertical)
  const categories = [...names].map(([id, named]) => ({
    names: named,
    rate: must(rates.get(id), `the rate of category ${id}`),
  }))
  return {
    rate: await readStandardRate(deps),
    vat: COMMISSION_VAT,
    categories,
  }
}
