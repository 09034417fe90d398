import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { flaggersContract } from './contract.ts'
import { addFlagger, endTrust, listFlaggers } from './flaggers.ts'

/** The operator's list of trusted flaggers. */
export const flaggersService = (deps: Deps) =>
  service(flaggersContract, {
    'GET /api/admin/trusted-flaggers': ({ query }, { actor }) => listFlaggers(deps, actor, query.after),
    'POST /api/admin/trusted-flaggers': ({ body }, { actor }) => addFlagger(deps, actor, body),
    'POST /api/admin/trusted-flaggers/{id}/end': ({ params }, { actor }) => endTrust(deps, actor, params.id),
  })
