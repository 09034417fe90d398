import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { operatorKeysContract } from './contract.ts'
import { forgetOperatorKeys, readOperatorKeys, saveOperatorKeys } from './keys.ts'

export const operatorKeysService = (deps: Deps) =>
  service(operatorKeysContract, {
    'GET /api/admin/payment-operators': async (_, { actor }) => ({ operators: await readOperatorKeys(deps, actor) }),
    'PUT /api/admin/payment-operators/{operator}': ({ params, body }, { actor }) =>
      saveOperatorKeys(deps, actor, params.operator, body),
    'DELETE /api/admin/payment-operators/{operator}': ({ params }, { actor }) =>
      forgetOperatorKeys(deps, actor, params.operator),
  })
