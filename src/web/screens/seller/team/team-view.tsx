import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteForm } from './invite-form.tsx'
import { MemberList } from './member-list.tsx'
import type { TeamProps } from './members.ts'
import { RolesTable } from './roles-table.tsx'

/** People, invitations, and what each role means. */
export function TeamView({ company, team }: TeamProps) {
  const t = useTexts('team')
  const editable = roleMay(company.role, 'team.edit')
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <p className="max-w-text text-muted">{t('intro')}</p>
      <Panel title={t('members')} aria-label={t('members')}>
        <MemberList company={company} team={team} />
        {!editable && <p className="pt-3 text-muted text-sm">{t('ownersOnly')}</p>}
      </Panel>
      {editable && (
        <>
          <Panel title={t('inviteTitle')} aria-label={t('inviteTitle')}>
            <InviteForm companyId={company.id} />
          </Panel>
          <Panel title={t('open')} aria-label={t('open')}>
            <InvitationList company={company} team={team} />
          </Panel>
        </>
      )}
      <RolesTable />
    </div>
  )
}
