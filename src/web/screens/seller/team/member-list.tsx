import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Team } from '../../../../domains/team/contract.ts'
import { api } from '../../../browser-api.ts'
import { leaveCompany } from '../../../parts/company/enter-company.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useSession } from '../../../session/session.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { MemberLine } from './member-line.tsx'
import type { TeamProps } from './members.ts'
import { RemoveDialog } from './remove-dialog.tsx'

type Member = Team['members'][number]

/** Who works for the company; an owner changes roles and removes, everybody may leave. */
export function MemberList({ company, team }: TeamProps) {
  const [removing, setRemoving] = useState<Member | null>(null)
  const me = useSession()?.userId
  const t = useTexts('team')
  const navigate = useNavigate()
  const { busy, run } = useAction()
  const remove = async (member: Member) => {
    const leaves = member.userId === me
    const params = { id: company.id, userId: member.userId }
    const call = async () => {
      await api('DELETE /api/companies/{id}/members/{userId}', { params })
      if (!leaves) return
      leaveCompany(company.id)
      await navigate('/account')
    }
    await run(call, t(leaves ? 'left' : 'removed'))
    setRemoving(null)
  }
  return (
    <>
      <ul className="flex flex-col">
        {team.members.map((member) => (
          <MemberLine
            key={member.userId}
            {...{ company, team, member, busy, run }}
            mine={member.userId === me}
            onRemove={() => setRemoving(member)}
          />
        ))}
      </ul>
      <RemoveDialog
        {...{ company, busy }}
        member={removing}
        leaves={removing?.userId === me}
        onClose={() => setRemoving(null)}
        onConfirm={(member) => void remove(member)}
      />
    </>
  )
}
