import { Link } from 'react-router'
import type { Profile } from '../../../../domains/accounts/contract.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { DeleteForm } from './delete-form.tsx'
import { ExportPanel } from './export-panel.tsx'

/** Says what goes and what stays, and offers a copy, before the account is deleted. */
export function DeleteSection({ profile }: { profile: Profile }) {
  const t = useTexts('profile')
  return (
    <div className="flex flex-col gap-6">
      <Panel title={t('deleteWhat')}>
        <ul className="list-disc space-y-1.5 pl-5 text-sm">
          <li>{t('deleteProfile')}</li>
          <li>{t('deleteAddresses')}</li>
          <li>{t('deleteAccess')}</li>
        </ul>
        <h3 className="mt-5 mb-2 text-base">{t('deleteKept')}</h3>
        <ul className="list-disc space-y-1.5 pl-5 text-sm">
          <li>{t('deleteOrders')}</li>
          <li>{t('deleteCaseFiles')}</li>
          <li>{t('deleteLog')}</li>
        </ul>
        {profile.companyId !== null && (
          <Notice tone="warning" className="mt-5" title={t('deleteCompany')}>
            {t('deleteCompanyText')}{' '}
            <Link to="/team" className="text-link">
              {t('deleteCompanyLink')}
            </Link>
          </Notice>
        )}
      </Panel>
      <ExportPanel />
      <DeleteForm hasPassword={profile.hasPassword} />
    </div>
  )
}
