import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { changePermissions } from './change-permissions.ts'
import { adminUsersContract } from './contract.ts'
import { listPeople } from './list-people.ts'
import { reinstate, suspend } from './suspend.ts'

/** What the operator does with people: the list, suspending and opening again, permissions. Each act is on the audit log. */
export const peopleService = (deps: Deps) =>
  service(adminUsersContract, {
    'GET /api/admin/users': ({ query }, { actor }) => listPeople(deps, actor, query),
    'POST /api/admin/users/{id}/suspend': ({ params, body }, { actor }) => suspend(deps, actor, params.id, body.reason),
    'POST /api/admin/users/{id}/reinstate': ({ params }, { actor }) => reinstate(deps, actor, params.id),
    'PUT /api/admin/users/{id}/permissions': ({ params, body }, { actor }) =>
      changePermissions(deps, actor, params.id, body.operator),
  })
