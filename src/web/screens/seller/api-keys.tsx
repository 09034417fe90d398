import { useLoaderData } from 'react-router'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { KeysView } from './api-keys/keys-view.tsx'
import { loadKeys } from './api-keys/load-keys.ts'

export const clientLoader = sellerLoader(loadKeys)
export { SellerSkeleton as HydrateFallback }

/** Keys with which programs act for the company. */
export default function ApiKeysScreen() {
  const { companies, chosen, operator, data: keys } = useLoaderData<typeof clientLoader>()
  const t = useTexts('apiKeys')
  return (
    <SellerFrame {...{ companies, chosen, operator }}>
      {chosen && keys ? (
        <KeysView key={chosen.id} companyId={chosen.id} keys={keys} />
      ) : (
        <Notice>{t('notAllowed')}</Notice>
      )}
    </SellerFrame>
  )
}
