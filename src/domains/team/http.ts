import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { acceptInvitation, readInvitation } from './accept-invitation.ts'
import { changeRole } from './change-role.ts'
import { teamContract } from './contract.ts'
import { invite } from './invite.ts'
import { readTeam } from './read-team.ts'
import { removeMember } from './remove-member.ts'
import { revokeInvitation } from './revoke-invitation.ts'

/** Who works for a company, and invitations; owners alone change them, and one owner always stays. */
export const teamService = (deps: Deps) =>
  service(teamContract, {
    'GET /api/companies/{id}/team': ({ params }, { actor }) => readTeam(deps, actor, params.id),
    'POST /api/companies/{id}/invitations': ({ params, body }, { actor, origin }) =>
      invite(deps, actor, { companyId: params.id, ...body, origin }),
    'DELETE /api/companies/{id}/invitations/{invitationId}': ({ params }, { actor }) =>
      revokeInvitation(deps, actor, params.id, params.invitationId),
    'PUT /api/companies/{id}/members/{userId}': ({ params, body }, { actor }) =>
      changeRole(deps, actor, { companyId: params.id, userId: params.userId, role: body.role }),
    'DELETE /api/companies/{id}/members/{userId}': ({ params }, { actor }) =>
      removeMember(deps, actor, params.id, params.userId),
    'GET /api/invitations/{token}': ({ params }) => readInvitation(deps, params.token),
    'POST /api/invitations/{token}/accept': ({ params }, { actor }) => acceptInvitation(deps, actor, params.token),
  })
