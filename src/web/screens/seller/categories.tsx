import { useLoaderData } from 'react-router'
import { roleMay } from '../../../domains/companies/rules/team-permissions.ts'
import { type LocalText, pickText } from '../../../values/locale.ts'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { CategoryBrowser } from './categories/category-browser.tsx'
import { OwnProposals } from './categories/own-proposals.tsx'
import { ProposeForm } from './categories/propose-form.tsx'

export const clientLoader = sellerLoader(async ({ api, signal }, company) => {
  const [{ categories }, { proposals }] = await Promise.all([
    api('GET /api/categories', { signal }),
    api('GET /api/companies/{id}/category-proposals', { params: { id: company.id }, signal }),
  ])
  return { categories, proposals }
})
export { SellerSkeleton as HydrateFallback }

/** R22 E08: the market's categories with their fields, and the company's proposals for missing ones. */
export default function CategoriesScreen() {
  const { companies, chosen, operator, data } = useLoaderData<typeof clientLoader>()
  const t = useTexts('categoryEditor')
  const locale = useLocale()
  const categories = data?.categories ?? []
  const nameOf = (id: number | null) => {
    const category = categories.find((one) => one.id === id)
    return category ? pickText(category.names as LocalText, locale) : t('topLevel')
  }
  const parents = categories
    .filter((one) => one.parentId === null)
    .map((one) => ({ value: String(one.id), label: nameOf(one.id) }))
  const mayEdit = roleMay(chosen?.role, 'products.edit')
  return (
    <SellerFrame {...{ companies, chosen, operator }}>
      {chosen && data && (
        <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
          <div className="grid gap-6 xl:order-last">
            <OwnProposals companyId={chosen.id} proposals={data.proposals} nameOf={nameOf} mayEdit={mayEdit} />
            {mayEdit && <ProposeForm companyId={chosen.id} parents={parents} />}
          </div>
          <CategoryBrowser categories={categories} />
        </div>
      )}
    </SellerFrame>
  )
}
