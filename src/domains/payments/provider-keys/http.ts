import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { providerKeysContract } from './contract.ts'
import { readProviderKeys, removeProviderKeys, saveProviderKeys } from './keys.ts'

/** Keys of payment providers, for operators with a confirmed session; a secret shows its last characters alone. */
export const providerKeysService = (deps: Deps) =>
  service(providerKeysContract, {
    'GET /api/admin/payment-providers': async (_, { actor }) => ({ providers: await readProviderKeys(deps, actor) }),
    'PUT /api/admin/payment-providers/{provider}': ({ params, body }, { actor }) =>
      saveProviderKeys(deps, actor, params.provider, body),
    'DELETE /api/admin/payment-providers/{provider}': ({ params }, { actor }) =>
      removeProviderKeys(deps, actor, params.provider),
  })
