import { useLoaderData } from 'react-router'
import { browserLoader, serverLoader } from '../../loading.ts'
import { Reviews } from '../../parts/reviews/reviews.tsx'
import { loadShop } from './shop/load-shop.ts'
import { PickupProducts } from './shop/pickup-products.tsx'
import { ShopHead } from './shop/shop-head.tsx'
import { ShopMap } from './shop/shop-map.tsx'
import { shopMeta } from './shop/shop-meta.ts'
import { ShopPictures } from './shop/shop-pictures.tsx'
import { ShopSide } from './shop/shop-side.tsx'

export const loader = serverLoader(loadShop)
export const clientLoader = browserLoader(loadShop)

export const meta = shopMeta

/** R09: where a shop is, when it is open and what can be collected there. */
export default function ShopScreen() {
  const { shop, company, pickup, map, reviews, returns } = useLoaderData<typeof clientLoader>()
  return (
    <div className="page-width py-6">
      <ShopHead {...{ shop, company, reviews }} />
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <ShopPictures title={shop.title} images={shop.images} />
          {shop.description && <p className="max-w-text whitespace-pre-line break-words">{shop.description}</p>}
          <ShopMap key={shop.id} shop={shop} map={map} />
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <ShopSide {...{ shop, company, returns }} />
        </div>
      </div>
      {!shop.removed && <PickupProducts key={shop.id} shop={shop} company={company} pickup={pickup} />}
      <Reviews key={shop.id} kind="shop" id={shop.id} first={reviews} />
    </div>
  )
}
