import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { apiKeysContract } from './contract.ts'
import { createKey } from './create-key.ts'
import { listKeys } from './list-keys.ts'
import { revokeKey } from './revoke-key.ts'
import { rotateKey } from './rotate-key.ts'

/**
 * Keys for programs that act for a company: list, make, renew, revoke. Owners with a confirmed session alone; a secret is answered once.
 */
export const apiKeysService = (deps: Deps) =>
  service(apiKeysContract, {
    'GET /api/companies/{id}/api-keys': ({ params }, { actor }) => listKeys(deps, actor, params.id),
    'POST /api/companies/{id}/api-keys': ({ params, body }, { actor, origin }) =>
      createKey(deps, actor, { companyId: params.id, ...body, origin }),
    'POST /api/companies/{id}/api-keys/{keyId}/rotate': ({ params, body }, { actor, origin }) =>
      rotateKey(deps, actor, { companyId: params.id, keyId: params.keyId, ...body, origin }),
    'DELETE /api/companies/{id}/api-keys/{keyId}': ({ params }, { actor }) =>
      revokeKey(deps, actor, params.id, params.keyId),
  })
