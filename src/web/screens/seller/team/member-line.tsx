import { roleMay, TEAM_ROLES, type TeamRole } from '../../../../domains/companies/rules/team-permissions.ts'
import type { Team } from '../../../../domains/team/contract.ts'
import { dateFormat } from '../../../../values/dates.ts'
import { api } from '../../../browser-api.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { fullName, isLastOwner, type TeamProps } from './members.ts'

type Props = TeamProps & {
  member: Team['members'][number]
  mine: boolean
  busy: boolean
  run: (action: () => Promise<unknown>, done: string) => Promise<boolean>
  onRemove: () => void
}

/** One person: as what, since when; an owner changes that. */
export function MemberLine({ company, team, member, mine, busy, run, onRemove }: Props) {
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
