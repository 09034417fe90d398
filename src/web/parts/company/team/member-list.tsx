import { useState } from 'react'
import { useNavigate } from 'react-router'
import { roleMay, TEAM_ROLES, type TeamRole } from '../../../../domains/companies/rules/team-permissions.ts'
import type { Team } from '../../../../domains/companies/team/contract.ts'
import { dateFormat } from '../../../../values/dates.ts'
import { api } from '../../../browser-api.ts'
import { useSession } from '../../../session/session.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useAction } from '../../admin/use-action.ts'
import { leaveCompany } from '../enter-company.ts'
import { fullName, isLastOwner, type TeamProps } from './members.ts'
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

type LineProps = TeamProps & {
  member: Member
  mine: boolean
  busy: boolean
  run: ReturnType<typeof useAction>['run']
  onRemove: () => void
}

function MemberLine({ company, team, member, mine, busy, run, onRemove }: LineProps) {
  const t = useTexts('team')
  const locale = useLocale()
  const name = fullName(member)
  const last = isLastOwner(team, member)
  const editable = roleMay(company.role, 'team.edit')
  const changeRole = (role: TeamRole) => {
    const params = { id: company.id, userId: member.userId }
    void run(() => api('PUT /api/companies/{id}/members/{userId}', { params, body: { role } }), t('roleChanged'))
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t py-4 first:border-t-0 first:pt-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="break-words font-medium">
          {name} {mine && <Badge tone="outline">{t('you')}</Badge>}
        </p>
        <p className="break-all text-muted text-sm">{member.email}</p>
        <p className="text-muted text-xs">
          {t('since', { date: dateFormat(locale, { dateStyle: 'medium' }).format(new Date(member.since)) })}
        </p>
      </div>
      {editable && !last ? (
        <SelectField
          className="w-44"
          label={t('roleOf', { name })}
          labelHidden
          value={member.role}
          disabled={busy}
          options={TEAM_ROLES.map((value) => ({ value, label: t(`role_${value}`) }))}
          onChange={({ target }) => changeRole(target.value as TeamRole)}
        />
      ) : (
        <p className="w-44 text-sm">{t(`role_${member.role}`)}</p>
      )}
      {(editable || mine) && (
        <Button
          variant="quiet"
          className="min-w-28"
          disabled={last}
          aria-label={mine ? t('leave') : t('removeOf', { name })}
          onClick={onRemove}
        >
          {t(mine ? 'leave' : 'remove')}
        </Button>
      )}
      {last && (editable || mine) && <p className="basis-full text-muted text-sm">{t('lastOwner')}</p>}
    </li>
  )
}
