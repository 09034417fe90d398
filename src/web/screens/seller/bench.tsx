import { type ShouldRevalidateFunction, useLoaderData } from 'react-router'
import { codeInText } from '../../../domains/units/rules/code.ts'
import type { LoadArgs } from '../../loading.ts'
import { readTree } from '../../parts/categories/category-tree.ts'
import type { Mine } from '../../parts/seller/pick-company.ts'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { BenchView } from './bench/bench-view.tsx'

/** `?unit=`: one that is on the bench already. */
async function loadBench({ api, url, locale, signal }: LoadArgs, company: Mine) {
  const code = codeInText(url.searchParams.get('unit') ?? '')
  const [tree, unit] = await Promise.all([
    readTree(api, locale),
    code ? api('GET /api/companies/{id}/units/{code}', { params: { id: company.id, code }, signal }) : null,
  ])
  return { tree, unit }
}

export const clientLoader = sellerLoader(loadBench)
export { SellerSkeleton as HydrateFallback }

/** The bench notes in the address what lies on it: that loads nothing anew. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname === nextUrl.pathname &&
  currentUrl.searchParams.get('company') === nextUrl.searchParams.get('company')
    ? false
    : defaultShouldRevalidate

/** E12: one thing after another is received, tested and labelled, with a phone or at a desk. */
export default function BenchScreen() {
  const { companies, chosen, operator, data } = useLoaderData<typeof clientLoader>()
  return (
    <SellerFrame {...{ companies, chosen, operator }}>
      {chosen && data && <BenchView key={chosen.id} company={chosen} tree={data.tree} loaded={data.unit} />}
    </SellerFrame>
  )
}
