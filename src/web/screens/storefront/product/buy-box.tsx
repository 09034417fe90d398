import { MessageCircle } from 'lucide-react'
import { CompareToggle } from '../../../parts/product-card/compare-toggle.tsx'
import { PriceAside, ViewSwitch } from '../../../parts/shown-prices.tsx'
import { HeartPlace } from '../../../parts/wishes/places.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Price } from '../../../ui/price.tsx'
import { useView } from '../../../use-root.ts'
import { BesidePrice } from './beside-price.tsx'
import { BuyControls } from './buy-controls.tsx'
import type { BuyProps } from './buy-props.ts'
import { Promises } from './promises.tsx'
import { ShareButton } from './share-button.tsx'
import { tell } from './told/load-told.tsx'

/** Price, version, quantity and the button; below it what one asks before buying. */
export function BuyBox(props: BuyProps) {
  const { data, version, t } = props
  const { product } = data
  const isNet = useView().prices === 'net'
  return (
    <div className="flex flex-col gap-5">
      <div>
        <Price amount={version.price} currency={product.currency} lowest30={version.lastPrice} size="xl" />
        <PriceAside amount={version.price} currency={product.currency} vat={product.vat} />
        {!isNet && <p className="mt-1 text-muted text-xs">{t(product.vat)}</p>}
        {tell(data.told, 'savings', version.id)}
        <ViewSwitch />
      </div>
      <BesidePrice {...props} />
      {product.words.specialOffer && (
        <Notice tone="good" title={t('specialOffer')}>
          {product.words.specialOffer}
        </Notice>
      )}
      {product.state === 'damaged' && product.defects.length > 0 && (
        <Notice tone="warning" title={t('defects')}>
          {product.defects.join(', ')}
        </Notice>
      )}
      <BuyControls {...props} />
      <div className="-ml-4 flex flex-wrap">
        <CompareToggle id={product.id} title={product.title} />
        <HeartPlace id={product.id} title={product.title} />
        <ShareButton title={product.title} />
        <LinkButton variant="quiet" to={`/messages?about=product-${product.id}`} rel="nofollow">
          <MessageCircle className="size-4" aria-hidden="true" />
          {t('askSeller')}
        </LinkButton>
      </div>
      <Promises {...props} />
      {tell(data.told, 'others')}
    </div>
  )
}
