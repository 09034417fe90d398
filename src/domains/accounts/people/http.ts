import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { addNote } from './add-note.ts'
import { changePermissions } from './change-permissions.ts'
import { endSessionsOf, removeFactorFor } from './close-access.ts'
import { adminUsersContract } from './contract.ts'
import { correctEmail } from './correct-email.ts'
import { listPeople } from './list-people.ts'
import { readPerson } from './read-person.ts'
import { reinstate, suspend } from './suspend.ts'
import { sendCodeFor, verifyFor } from './verify-for.ts'

/** What the operator does with people: the list, one person, suspending and opening again, permissions. Each act is on the audit log. */
export const peopleService = (deps: Deps) =>
  service(adminUsersContract, {
    'GET /api/admin/users': ({ query }, { actor }) => listPeople(deps, actor, query),
    'GET /api/admin/users/{id}': ({ params }, { actor }) => readPerson(deps, actor, params.id),
    'POST /api/admin/users/{id}/verify': ({ params, body }, { actor }) =>
      verifyFor(deps, actor, params.id, body.reason),
    'POST /api/admin/users/{id}/code': ({ params }, { actor, origin }) => sendCodeFor(deps, actor, params.id, origin),
    'POST /api/admin/users/{id}/email': ({ params, body }, { actor, origin }) =>
      correctEmail(deps, actor, params.id, { ...body, origin }),
    'POST /api/admin/users/{id}/second-factor/remove': ({ params, body }, { actor }) =>
      removeFactorFor(deps, actor, params.id, body.reason),
    'DELETE /api/admin/users/{id}/sessions': ({ params }, { actor }) => endSessionsOf(deps, actor, params.id),
    'POST /api/admin/users/{id}/notes': ({ params, body }, { actor }) => addNote(deps, actor, params.id, body.text),
    'POST /api/admin/users/{id}/suspend': ({ params, body }, { actor }) => suspend(deps, actor, params.id, body.reason),
    'POST /api/admin/users/{id}/reinstate': ({ params }, { actor }) => reinstate(deps, actor, params.id),
    'PUT /api/admin/users/{id}/permissions': ({ params, body }, { actor }) =>
      changePermissions(deps, actor, params.id, body.role),
  })
