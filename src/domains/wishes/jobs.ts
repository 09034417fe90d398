import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import type { FallenPrice } from '../pricing/index.ts'
import { searchMatcher } from '../search/index.ts'
import { notifyPriceFell } from './favourites/notify-price-fell.ts'
import { matchOffers } from './searches/match-offers.ts'
import { notifyFound } from './searches/notify-found.ts'
import { recompileSearches } from './searches/recompile.ts'
import { notifyBack, sweepAlerts } from './stock-alerts/notify-back.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'wishes.tellPriceFell': { versions: readonly FallenPrice[] }
    'wishes.tellBack': { productIds: readonly number[] }
    'wishes.sweepAlerts': Nothing
    'wishes.matchOffers': Nothing
    'wishes.recompile': Nothing
  }
}

/** What people wait for, looked for in what happens; behind what the lists themselves need. */
export const wishesJobs = (deps: Deps): JobKind[] => {
  const matcher = searchMatcher(deps)
  return inLane('general', [
    {
      name: 'wishes.tellPriceFell',
      hears: ['price.fell'],
      run: ({ versions }, { signal }) => notifyPriceFell(deps, versions, signal),
    },
    {
      name: 'wishes.tellBack',
      hears: ['stock.changed', 'product.changed'],
      run: ({ productIds }, { signal }) => notifyBack(deps, productIds, signal),
    },
    { name: 'wishes.sweepAlerts', priority: 20, everyMinute: true, run: (_, { signal }) => sweepAlerts(deps, signal) },
    {
      name: 'wishes.matchOffers',
      priority: 20,
      everyMinute: true,
      async run(_, { signal }) {
        await matchOffers(deps, matcher, signal)
        await notifyFound(deps, signal)
      },
    },
    {
      name: 'wishes.recompile',
      priority: 30,
      everyMinute: true,
      run: (_, { signal }) => recompileSearches(deps, matcher, signal),
    },
  ])
}
