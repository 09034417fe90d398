import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { paymentsContract } from './contract.ts'
import { configuredProviders, PROVIDERS } from './providers/index.ts'

/** Which providers a buyer can pay with. Starting and settling a payment belong to the checkout. */
export const paymentsService = (deps: Deps) =>
  service(paymentsContract, {
    'GET /api/payment-providers': async () => ({
      providers: configuredProviders(deps).map((code) => ({ code, sandbox: PROVIDERS[code].sandbox })),
    }),
  })
