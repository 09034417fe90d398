import { X } from 'lucide-react'
import { Link } from 'react-router'
import { AddToCart } from '../../../parts/product-card/add-to-cart.tsx'
import { SellerAway } from '../../../parts/product-card/seller-away.tsx'
import { PriceAside } from '../../../parts/shown-prices.tsx'
import { compareList } from '../../../session/compare-list.ts'
import type { Translate } from '../../../texts/registry.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import type { ComparedProduct } from './load-compare.ts'

type Props = { product: ComparedProduct; href: string; t: Translate<'catalog'>; shell: Translate<'shell'> }

/** Picture, name and price above a column, and the way out of the comparison. */
export function CompareHead({ product, href, t, shell }: Props) {
  const { image } = product
  return (
    <div className="flex h-full flex-col gap-2">
      <Link
        to={href}
        onClick={() => compareList.remove(product.id)}
        aria-label={t('removeOf', { title: product.title })}
        className="-mr-2 inline-flex min-h-9 items-center gap-1 self-end px-2 text-muted text-xs hover:text-danger"
      >
        <X className="size-4" aria-hidden="true" />
        {t('remove')}
      </Link>
      <Picture imageKey={image?.key} alt="" width={4} height={3} sizes="14rem" />
      <Link to={`/products/${product.id}`} className="font-semibold leading-snug hover:underline">
        {product.title}
      </Link>
      <Price amount={product.price} currency={product.currency} lowest30={product.lastPrice} from={product.from} />
      <PriceAside amount={product.price} currency={product.currency} vat={product.vat} />
      <div>
        {product.holidayUntil ? (
          <SellerAway until={product.holidayUntil} />
        ) : product.versionId ? (
          <AddToCart versionId={product.versionId} title={product.title} size="sm" />
        ) : (
          <LinkButton to={`/products/${product.id}`} size="sm" variant="secondary">
            {product.quantity > 0 ? shell('chooseVersion') : shell('soldOut')}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
