import { useDeferredValue } from 'react'
import { Gallery } from '../../../parts/product-view/gallery.tsx'
import { RecentPlace } from '../../../parts/wishes/places.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { About } from './about.tsx'
import { BuyBarPlace } from './buy-bar-place.tsx'
import { BuyBox } from './buy-box.tsx'
import { AfterSale, SellerCard, Similar } from './further/load-further.tsx'
import { Head } from './head.tsx'
import type { ProductData } from './load-product.ts'
import { useChoice } from './use-choice.ts'

export function ProductView({ data }: { data: ProductData }) {
  const t = useTexts('product')
  const shell = useTexts('shell')
  const locale = useLocale()
  const { product } = data
  const { version, quantity, choose, setWanted } = useChoice(product.versions)
  const buy = version && { data, version, quantity, t, shell, locale, onVersion: choose, onQuantity: setWanted }
  // Without what was checked of it there is less to read on the left than on the right.
  const isShort = !data.told?.report && !data.told?.units
  // The ways of delivery follow when they can: until their code is there, as the server drew them.
  const goods = useDeferredValue((version?.price ?? 0) * quantity)
  const seller = <SellerCard company={data.seller} rating={data.sellerRating} />
  return (
    <>
      <div className="page-width py-6">
        <Breadcrumbs
          items={[
            { label: shell('home'), to: '/' },
            ...data.trail.map((crumb) => ({ label: crumb.name, to: `/catalog?category=${crumb.slug}` })),
          ]}
        />
        {/* Each column goes on below its upper part, whichever of the two is longer. */}
        <div className="mt-4 grid gap-x-12 gap-y-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_auto_1fr] lg:gap-y-5">
          <Gallery product={product} />
          <div className="min-w-0 lg:row-span-2">
            <Head data={data} t={t} />
            {buy && <BuyBox {...buy} />}
          </div>
          <div className="mt-5 flex min-w-0 flex-col gap-10 lg:row-span-2">
            <About {...{ data, version, t, shell }} />
            {isShort && seller}
          </div>
          <div className="mt-5 flex min-w-0 flex-col gap-10">
            <AfterSale data={data} goods={goods} t={t} shell={shell} />
            {!isShort && seller}
          </div>
        </div>
        <Similar productId={product.id} />
        <RecentPlace seen={product.id} />
      </div>
      {buy && <BuyBarPlace {...buy} />}
    </>
  )
}
