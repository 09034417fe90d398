import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { requireOperator } from '../../../values/actor.ts'
import { listDisputes } from '../lists.ts'
import { saveReturnRules, showReturnRules } from '../return-rules.ts'
import { readCase } from '../show-case.ts'
import { decideDispute } from '../steps/decide.ts'
import { speak } from '../steps/speak.ts'
import { operatorReturnsContract } from './contract.ts'

/** Disputes and their decision, and the periods the law leaves to whoever runs the market. */
export const operatorReturnsService = (deps: Deps) =>
  service(operatorReturnsContract, {
    'GET /api/admin/disputes': ({ query }, { actor }) => listDisputes(deps, actor, query),
    'GET /api/admin/disputes/{caseId}': ({ params }, { actor }) => {
      requireOperator(actor)
      return readCase(deps, params, 'operator')
    },
    'POST /api/admin/disputes/{caseId}/decision': async ({ params, body }, { actor }) => {
      const { userId } = requireOperator(actor)
      await decideDispute(deps, params.caseId, userId, body)
      return readCase(deps, params, 'operator')
    },
    'POST /api/admin/disputes/{caseId}/statements': async ({ params, body }, { actor }) => {
      const { userId } = requireOperator(actor)
      await speak(deps, params, { by: 'operator', byUser: userId }, body)
      return readCase(deps, params, 'operator')
    },
    'GET /api/admin/return-rules': (_, { actor }) => showReturnRules(deps, actor),
    'PUT /api/admin/return-rules': ({ body }, { actor }) => saveReturnRules(deps, actor, body),
  })
