import { useLoaderData } from 'react-router'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CommissionDocuments } from './documents/commission-documents.tsx'
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
          <SettingsPanel company={chosen} loaded={data.settings} />
          <CommissionDocuments companyId={chosen.id} loaded={data.commission} />
        </div>
      ) : (
        <Notice>{t('notAllowed')}</Notice>
      )}
    </SellerFrame>
  )
}
