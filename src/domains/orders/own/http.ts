import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { ownPurchasesContract } from './contract.ts'
import { readGuestPurchases, takeGuestPurchases } from './guest-purchases.ts'
import { listOwnPurchases } from './list-own.ts'

/** What a signed-in person bought. */
export const ownPurchasesService = (deps: Deps) =>
  service(ownPurchasesContract, {
    'GET /api/account/purchases': ({ query }, { actor }) => listOwnPurchases(deps, actor, query),
    'GET /api/account/guest-purchases': (_, { actor }) => readGuestPurchases(deps, actor),
    'POST /api/account/guest-purchases': (_, { actor }) => takeGuestPurchases(deps, actor),
  })
