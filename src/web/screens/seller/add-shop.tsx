import { useLoaderData } from 'react-router'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'

export const clientLoader = sellerLoader(async () => null)
export { SellerSkeleton as HydrateFallback }

export default function AddShopScreen() {
  const { companies, chosen, operator } = useLoaderData<typeof clientLoader>()
  return <SellerFrame {...{ companies, chosen, operator }}>{null}</SellerFrame>
}
