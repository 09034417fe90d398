import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { Failure } from '../../values/failure.ts'
import { usersContract } from './contract.ts'

export const accountsService = (_deps: Deps) =>
  service(
    { 'GET /api/users/status': usersContract['GET /api/users/status'] },
    {
      'GET /api/users/status': async (_, { actor }) => {
        if (!actor) throw new Failure('unauthorized', 'unauthorized')
        const companyId = actor.companyIds[0]
        return {
          isLoggedIn: true,
          user: {
            _id: actor.userId,
            companyId: companyId === undefined ? null : String(companyId),
            firstName: actor.firstName,
            permissions: actor.permissions,
          },
        }
      },
    },
  )
