import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { addDays, marketDay } from '../../../values/days.ts'
import { readMarketSales } from '../../fulfilment/index.ts'
import { readCommissionDays } from '../../ledger/index.ts'
import { orderDoors } from '../../orders/index.ts'
import { readPublicSettings } from '../../settings/index.ts'
import { salesFiguresOf } from '../rules/sales-figures.ts'
import { FIGURE_BOUND, type SalesFigure, SPANS } from './contract.ts'

const LONGEST = Math.max(...SPANS) * 2
const DAY = 86_400_000

/** Turnover and commission, from sums by day: two statements over sixty days. */
export async function readSalesFigures(deps: Deps, actor: Actor | undefined): Promise<{ figures: SalesFigure[] }> {
  requireOperator(actor)
  const now = deps.now()
  const today = marketDay(now)
  const { currency } = await readPublicSettings(deps)
  const sold = await readMarketSales(deps, { from: addDays(today, 1 - LONGEST), to: today })
  const earned = await readCommissionDays(deps, new Date(now.getTime() - (LONGEST + 1) * DAY))
  return { figures: salesFiguresOf(sold, earned, today, SPANS, currency) }
}

/** Orders by status, each counted up to a bound. */
export async function readOrderFigures(deps: Deps, actor: Actor | undefined) {
  requireOperator(actor)
  return { statuses: await orderDoors.readStatusCounts(deps, FIGURE_BOUND) }
}
