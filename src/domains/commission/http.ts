import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { commissionContract } from './contract.ts'
import { readDefaultRate, setDefaultRate } from './default-rate.ts'
import { readOwnRate, readPublicCommission } from './read-rates.ts'
import { listRules, removeRule, setRule } from './rules-of-market.ts'

/** Rates in basis points: what everybody may read, what one company pays, and the operator's rules. */
export const commissionService = (deps: Deps) =>
  service(commissionContract, {
    'GET /api/commission': async (_, call) => {
      call.cache({ tags: ['commission', 'categories'], maxAge: 300 })
      return readPublicCommission(deps)
    },
    'GET /api/companies/{id}/commission': ({ params, query }, { actor }) =>
      readOwnRate(deps, actor, { companyId: params.id, categoryId: query.category }),
    'GET /api/admin/commission': (_, { actor }) => readDefaultRate(deps, actor),
    'PUT /api/admin/commission': ({ body }, { actor }) => setDefaultRate(deps, actor, body),
    'GET /api/admin/commission/rules': ({ query }, { actor }) => listRules(deps, actor, query),
    'PUT /api/admin/commission/rules': ({ body }, { actor }) => setRule(deps, actor, body),
    'DELETE /api/admin/commission/rules/{ruleId}': ({ params }, { actor }) => removeRule(deps, actor, params.ruleId),
  })
