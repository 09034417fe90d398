import { dateFormat } from '../../../../values/dates.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import type { TeamProps } from './members.ts'

/** Invitations that nobody has accepted yet. */
export function InvitationList({ company, team }: TeamProps) {
  const t = useTexts('team')
  const locale = useLocale()
  const { busy, run } = useAction()
  const until = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  if (team.invitations.length === 0) return <p className="text-muted text-sm">{t('noneOpen')}</p>
  return (
    <ul className="flex flex-col">
      {team.invitations.map(({ id, email, role, expiresAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t py-3 first:border-t-0">
          <div className="min-w-0 flex-1 basis-56">
            <p className="break-all font-medium">{email}</p>
            <p className="text-muted text-sm">
              {t(`role_${role}`)} · {t('expires', { date: until.format(new Date(expiresAt)) })}
            </p>
          </div>
          <Button
            variant="quiet"
            disabled={busy}
            aria-label={t('revokeOf', { email })}
            onClick={() => {
              const params = { id: company.id, invitationId: id }
              void run(() => api('DELETE /api/companies/{id}/invitations/{invitationId}', { params }), t('revoked'))
            }}
          >
            {t('revoke')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
