import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { loadOffer } from './product-form/load-offer.ts'
import { OfferView } from './product-form/offer-view.tsx'
import { takeOver } from './product-form/saving/hand-over.ts'

const load = sellerLoader(loadOffer)
export const clientLoader = Object.assign(
  async (args: LoaderFunctionArgs) => takeOver(new URL(args.request.url)) ?? load(args),
  { hydrate: true as const },
)
export { SellerSkeleton as HydrateFallback }

/**
 * R22 E07: a product, new or as its seller changes it. One screen of two addresses: a new product gets the other one with its first
 * save, and the form stays as it stands. Asked for once more, a new one begins anew.
 */
export default function ProductFormScreen() {
  const { companies, chosen, operator, data } = useLoaderData<typeof clientLoader>()
  const { key, state } = useLocation()
  if (!chosen || !data) return <SellerFrame {...{ companies, chosen, operator }}>{null}</SellerFrame>
  const begun: string = state?.stays ?? `${data.offer?.id ?? key} ${chosen.id}`
  return <OfferView key={begun} begun={begun} page={{ companies, chosen, operator, data }} />
}
