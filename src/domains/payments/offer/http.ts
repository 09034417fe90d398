import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { changeOffer, readOfferStandings } from './change-offer.ts'
import { paymentOfferContract } from './contract.ts'
import { testConnection } from './test-connection.ts'

/** What the operator of the market offers buyers to pay with, and whether its providers answer. */
export const paymentOfferService = (deps: Deps) =>
  service(paymentOfferContract, {
    'GET /api/admin/payment-offer': async (_, { actor }) => ({ providers: await readOfferStandings(deps, actor) }),
    'PUT /api/admin/payment-offer': async ({ body }, { actor }) => ({
      providers: await changeOffer(deps, actor, body),
    }),
    'POST /api/admin/payment-providers/{provider}/test': ({ params }, { actor }) =>
      testConnection(deps, actor, params.provider),
  })
