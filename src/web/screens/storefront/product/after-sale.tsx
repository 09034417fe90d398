import { MapPin } from 'lucide-react'
import { Link } from 'react-router'
import { DeliveryPrices } from '../../../parts/delivery-prices.tsx'
import type { Translate } from '../../../texts/registry.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { ProductData } from './load-product.ts'
import { Safety } from './safety/safety.tsx'

type Props = { data: ProductData; goods: number; t: Translate<'product'>; shell: Translate<'shell'> }

/** How it comes, where it can be collected, and what one may demand afterwards. */
export function AfterSale({ data, goods, t, shell }: Props) {
  const { product, methods, seller, shops } = data
  return (
    <>
      <section aria-labelledby="delivery" className="scroll-mt-4">
        <h2 id="delivery" className="scroll-mt-4 pb-3 text-xl">
          {t('deliveryTitle')}
        </h2>
        {methods.length > 0 ? (
          <DeliveryPrices
            methods={methods}
            currency={product.currency}
            goods={goods}
            dispatchDays={product.deliveryDays}
            away={seller.holiday?.now === true}
          />
        ) : (
          <Notice tone="warning">{t('noDelivery')}</Notice>
        )}
        {methods.length > 0 && product.versions.some(({ quantity }) => quantity > 1) && (
          <p className="pt-2 text-muted text-xs">{t('pricesOfOne')}</p>
        )}
        {shops.length > 0 && (
          <>
            <h3 className="mt-5 text-base">{t('pickupIn')}</h3>
            <ul className="mt-1 text-sm">
              {shops.map((shop) => (
                <li key={shop.id}>
                  <Link to={`/shops/${shop.id}`} className="flex min-h-9 items-center gap-2 py-1 hover:underline">
                    <MapPin className="size-4 shrink-0 text-accent" aria-hidden="true" />
                    <span>
                      <span className="font-medium">{shop.title}</span>
                      <span className="text-muted">
                        , {shop.street}, {shop.city}
                      </span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <section aria-labelledby="rights">
        <h2 id="rights" className="text-xl">
          {t('rightsTitle')}
        </h2>
        <ul className="mt-2 list-disc space-y-2 pl-5 text-sm">
          <li>
            {product.warrantyMonths > 0
              ? t('warrantyYes', { warranty: shell('warranty', { count: product.warrantyMonths }) })
              : t('warrantyNone')}
          </li>
          {data.returns.lines.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <Link to="/policy" className="mt-3 inline-block text-link text-sm">
          {t('rightsLink')}
        </Link>
      </section>
      <Safety told={data.safety} />
    </>
  )
}
