import { useLoaderData } from 'react-router'
import { roleMay } from '../../../domains/companies/rules/team-permissions.ts'
import { privateLoader } from '../../loading.ts'
import { CompanyFrame } from '../../parts/company/company-frame.tsx'
import { CompanySkeleton } from '../../parts/company/company-skeleton.tsx'
import { NoCompany } from '../../parts/company/no-company.tsx'
import { InvitationList } from '../../parts/company/team/invitation-list.tsx'
import { InviteForm } from '../../parts/company/team/invite-form.tsx'
import { loadTeam } from '../../parts/company/team/load-team.ts'
import { MemberList } from '../../parts/company/team/member-list.tsx'
import { RolesTable } from '../../parts/company/team/roles-table.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Panel } from '../../ui/panel.tsx'
import { usePageTitle } from '../../use-root.ts'

export const clientLoader = privateLoader(loadTeam)
export { CompanySkeleton as HydrateFallback }

/** Who works for the company, as what. */
export default function TeamScreen() {
  const { companies, operator, chosen: company, team } = useLoaderData<typeof clientLoader>()
  const t = useTexts('team')
  const title = usePageTitle()
  if (!company || !team) return <NoCompany />
  const editable = roleMay(company.role, 'team.edit')
  return (
    <CompanyFrame
      {...{ companies, operator }}
      chosen={company}
      title={title}
      side={<p className="break-words text-muted text-sm">{company.name}</p>}
    >
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
    </CompanyFrame>
  )
}
