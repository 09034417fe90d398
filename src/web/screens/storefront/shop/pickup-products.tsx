import { useState } from 'react'
import { Link } from 'react-router'
import type { PickupProduct } from '../../../../domains/products/pickup/contract.ts'
import { pickText } from '../../../../values/locale.ts'
import { titleIn } from '../../../../values/titled.ts'
import { api } from '../../../browser-api.ts'
import { StateBadge } from '../../../parts/product-card/state-badge.tsx'
import { PriceAside } from '../../../parts/shown-prices.tsx'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import type { ShopData } from './load-shop.ts'

/** What can be collected in the shop; more on demand. */
export function PickupProducts({ shop, company, pickup }: Pick<ShopData, 'shop' | 'company' | 'pickup'>) {
  const t = useTexts('place')
  const locale = useLocale()
  const [later, setLater] = useState<{ products: PickupProduct[]; next: string | null }>()
  const [busy, setBusy] = useState(false)
  const products = [...pickup.products, ...(later?.products ?? [])]
  const next = later ? later.next : pickup.next
  const more = async () => {
    if (!next) return
    setBusy(true)
    try {
      const page = await api('GET /api/shops/{id}/products', { params: { id: shop.id }, query: { after: next } })
      setLater({ products: [...(later?.products ?? []), ...page.products], next: page.next })
    } catch (error) {
      showFailure(error, locale)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section aria-labelledby="pickup" className="mt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 id="pickup" className="text-xl">
          {t('pickupTitle')}
        </h2>
        <Link to={`/catalog?seller=${company.id}`} className="text-link text-sm">
          {t('sellerOffers')}
        </Link>
      </div>
      <p className="mt-1 max-w-text pb-4 text-muted text-sm">{t(products.length > 0 ? 'pickupText' : 'pickupNone')}</p>
      {products.length > 0 && (
        <ul className="grid grid-cols-2 border-line border-t border-l sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6">
          {products.map((product) => (
            <li key={product.id} className="grid grid-cols-[minmax(0,1fr)] border-line border-r border-b">
              <PickupCard product={product} />
            </li>
          ))}
        </ul>
      )}
      {next && (
        <Button variant="secondary" busy={busy} className="mt-4" onClick={() => void more()}>
          {t('pickupMore')}
        </Button>
      )}
    </section>
  )
}

function PickupCard({ product }: { product: PickupProduct }) {
  const shell = useTexts('shell')
  const locale = useLocale()
  const { image } = product
  return (
    <article className="group relative flex flex-col bg-surface p-3">
      <Picture
        imageKey={image?.key}
        alt={image ? pickText(image.alt, locale) : shell('noPicture')}
        width={image?.width ?? 4}
        height={image?.height ?? 3}
        sizes="(min-width: 80rem) 12rem, (min-width: 40rem) 30vw, 46vw"
      />
      <div className="mt-2">
        <StateBadge state={product.state} grade={product.grade} />
      </div>
      <h3 className="mt-1.5 break-words font-medium text-sm leading-snug tracking-normal">
        <Link to={`/products/${product.id}`} className="after:absolute after:inset-0 group-hover:underline">
          {titleIn(product, locale)}
        </Link>
      </h3>
      <div className="mt-auto pt-2">
        <Price amount={product.price} currency={product.currency} lowest30={product.lastPrice} from={product.from} />
        <PriceAside amount={product.price} currency={product.currency} vat={product.vat} />
      </div>
    </article>
  )
}
