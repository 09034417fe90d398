import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { KEYED_PROVIDERS, paymentsContract } from './contract.ts'
import { readOffer } from './read-offer.ts'

/** `PAYMENT_URLS` naming nobody would leave keys going where nobody meant them to. */
function checkAddresses({ config }: Deps): void {
  const unknown = Object.keys(config.paymentUrls).filter((code) => !KEYED_PROVIDERS.some((known) => known === code))
  if (unknown.length === 0) return
  throw new Error(`PAYMENT_URLS names ${unknown.join(', ')}; payment providers are ${KEYED_PROVIDERS.join(', ')}.`)
}

/** Which providers a buyer can pay with. Starting and settling a payment belong to the checkout. */
export const paymentsService = (deps: Deps) => {
  checkAddresses(deps)
  return service(paymentsContract, {
    'GET /api/payment-providers': async () => ({
      providers: await readOffer(deps),
    }),
  })
}
