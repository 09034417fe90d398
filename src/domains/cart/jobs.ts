import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { purgeOldCarts } from './purge-old-carts.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'cart.forgetOld': Nothing
  }
}

/** Removes carts that nobody came back to. */
export const cartJobs = (deps: Deps): JobKind[] => [
  { name: 'cart.forgetOld', everyMinute: true, run: () => purgeOldCarts(deps) },
]
