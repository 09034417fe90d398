import { Link, useLoaderData } from 'react-router'
import { browserLoader, serverLoader } from '../../loading.ts'
import { OpeningHours } from '../../parts/opening-hours.tsx'
import { PolandMap } from '../../parts/poland-map/poland-map.tsx'
import { ProductGrid } from '../../parts/product-card.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { loadShop } from './shop/load-shop.ts'
import { ShopAddress } from './shop/shop-address.tsx'
import { shopMeta } from './shop/shop-meta.ts'
import { ShopPictures } from './shop/shop-pictures.tsx'

export const loader = serverLoader(loadShop)
export const clientLoader = browserLoader(loadShop)

export const meta = shopMeta

/** R09: where a shop is and when it is open. */
export default function ShopScreen() {
  const { shop, company, offers } = useLoaderData<typeof clientLoader>()
  const t = useTexts('catalog')
  const shell = useTexts('shell')
  return (
    <div className="page-width py-6">
      <Breadcrumbs
        items={[
          { label: shell('home'), to: '/' },
          { label: company.name, to: `/company/${company.id}` },
          { label: shop.title },
        ]}
      />
      <h1 className="mt-2 text-2xl sm:text-3xl">{shop.title}</h1>
      <p className="mt-1 text-muted">
        <Link to={`/company/${company.id}`} className="hover:text-ink hover:underline">
          {t('shopOf', { name: company.name })}
        </Link>
      </p>
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <ShopPictures title={shop.title} images={shop.images} />
          {shop.description && <p className="max-w-text whitespace-pre-line">{shop.description}</p>}
          <div className="mx-auto hidden w-full max-w-md lg:block">
            <PolandMap
              listHidden
              places={[
                {
                  id: shop.id,
                  lat: shop.lat,
                  lng: shop.lng,
                  label: `${shop.title}, ${shop.city}`,
                  to: `/shops/${shop.id}`,
                },
              ]}
            />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <ShopAddress shop={shop} phone={company.phone} />
          <OpeningHours hours={shop.hours} timeZone={shop.timeZone} />
          <section aria-labelledby="pickup">
            <h2 id="pickup" className="text-lg">
              {t('pickupTitle')}
            </h2>
            <p className="mt-2 text-sm">{t('pickupText')}</p>
          </section>
        </div>
      </div>
      {offers.length > 0 && (
        <section aria-labelledby="offers" className="mt-12">
          <div className="flex flex-wrap items-baseline justify-between gap-4 pb-4">
            <h2 id="offers" className="text-xl">
              {t('companyOffers')}
            </h2>
            <Link to={`/catalog?seller=${company.id}`} className="text-link text-sm">
              {t('seeAll')}
            </Link>
          </div>
          <ProductGrid cards={offers} />
        </section>
      )}
    </div>
  )
}
