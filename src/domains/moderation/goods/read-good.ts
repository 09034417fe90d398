import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { LOCALES } from '../../../values/locale.ts'
import { must } from '../../../values/must.ts'
import { readMarketFile } from '../../product-list/index.ts'
import { OWN_MEASURES } from '../decide-own.ts'
import { toRows } from '../operator/list-reports.ts'
import { toDecision } from '../read-case.ts'
import type { Measure } from '../rules/reasons.ts'
import { findDecisionsOf } from '../store/decisions.ts'
import { findReportsOf } from '../store/reports.ts'
import type { MarketGoodFile } from './contract.ts'
import { toGoods } from './list-goods.ts'

const SHOWN = 20

/** One offer as the operator looks at it; `product_not_found`. */
export async function readGood(deps: Deps, actor: Actor | undefined, id: number): Promise<MarketGoodFile> {
  requireOperator(actor)
  const file = await readMarketFile(deps, id)
  if (!file) throw new Failure('notFound', 'product_not_found')
  const of = { kind: 'product' as const, subjectId: id }
  const [goods, decisions, reports] = await Promise.all([
    toGoods(deps, [file]),
    findDecisionsOf(deps.db, of, SHOWN),
    findReportsOf(deps.db, of, SHOWN),
  ])
  const measure = decisions[0]?.measure ?? 'none'
  return {
    ...must(goods[0], `product ${id}`),
    descriptions: LOCALES.flatMap((locale) => {
      const text = file.texts[locale]?.description
      return text ? { locale, text } : []
    }),
    imageKeys: file.imageKeys,
    measure,
    measures: measuresAfter(measure),
    decisions: decisions.map(toDecision),
    reports: await toRows(deps, reports),
  }
}

/** What may follow what is in force: another measure, nothing while its seller is suspended over it. */
const measuresAfter = (measure: Measure) =>
  measure === 'suspend' ? [] : OWN_MEASURES.filter((other) => other !== measure)
