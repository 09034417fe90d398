import { useLoaderData } from 'react-router'
import { roleMay } from '../../../domains/companies/rules/team-permissions.ts'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CommissionDocuments } from './documents/commission-documents.tsx'
import { KsefPanel } from './documents/ksef-panel.tsx'
import { loadDocuments } from './documents/load-documents.ts'
import { SettingsPanel } from './documents/settings-panel.tsx'

export const clientLoader = sellerLoader(loadDocuments)
export { SellerSkeleton as HydrateFallback }

/** Who issues the documents of the company, and what the market charged it. */
export default function DocumentsScreen() {
  const { companies, chosen, operator, data } = useLoaderData<typeof clientLoader>()
  const t = useTexts('documents')
  return (
    <SellerFrame {...{ companies, chosen, operator }}>
      {chosen && data ? (
        <div key={chosen.id} className="grid items-start gap-6 xl:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-6">
            <SettingsPanel company={chosen} loaded={data.settings} />
            {roleMay(chosen.role, 'invoices.settings') && (
              <KsefPanel companyId={chosen.id} loaded={data.settings.ksef} />
            )}
          </div>
          <CommissionDocuments companyId={chosen.id} loaded={data.commission} />
        </div>
      ) : (
        <Notice>{t('notAllowed')}</Notice>
      )}
    </SellerFrame>
  )
}
