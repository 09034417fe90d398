import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import { forgetOldCarts } from './forget-old-carts.ts'

export const cartJobs = (deps: Deps): JobKind[] => [{ name: 'cart.forgetOld', run: () => forgetOldCarts(deps) }]
