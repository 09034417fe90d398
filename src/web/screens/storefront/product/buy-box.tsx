import { MessageCircle } from 'lucide-react'
import { CompareToggle } from '../../../parts/product-card/compare-toggle.tsx'
import { HeartPlace } from '../../../parts/wishes/places.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { BesidePrice } from './beside-price.tsx'
import { BuyControls } from './buy-controls.tsx'
import type { BuyProps } from './buy-props.ts'
import { PriceLines } from './price-lines.tsx'
import { Promises } from './promises.tsx'
import { ShareButton } from './share-button.tsx'
import { tell } from './told/load-told.tsx'

/** Price, version, quantity and the button; below it what one asks before buying. */
export function BuyBox(props: BuyProps) {
  const { data, t } = props
  const { product } = data
  return (
    <div className="flex flex-col gap-5">
      <PriceLines {...props} />
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
