import { useLoaderData } from 'react-router'
import { privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { loadConfiguration } from './configuration/load-configuration.ts'
import { SectionTabs } from './configuration/section-tabs.tsx'
import { SectionView } from './configuration/section-view.tsx'
import { isOfMarket } from './configuration/sections.ts'

export const clientLoader = privateLoader(loadConfiguration)
export { SellerSkeleton as HydrateFallback }

/** E14 E15: the market's pages and payment operators for its operator, a seller's own page and holiday for who works there. */
export default function ConfigurationScreen() {
  const { companies, chosen, operator, sections, shown } = useLoaderData<typeof clientLoader>()
  const t = useTexts('configuration')
  if (shown.section === 'none') {
    return (
      <EmptyState
        heading="h1"
        title={t('title')}
        text={t('nothing')}
        actions={<LinkButton to="/registercompany">{t('registerCompany')}</LinkButton>}
      />
    )
  }
  const content = (
    <>
      <SectionTabs sections={sections} present={shown.section} />
      <SectionView shown={shown} />
    </>
  )
  return isOfMarket(shown.section) ? (
    <AdminFrame>{content}</AdminFrame>
  ) : (
    <SellerFrame {...{ companies, chosen, operator }}>{content}</SellerFrame>
  )
}
