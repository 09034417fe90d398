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

type Props = { product: ComparedProduct; href: string; t: Translate<'catalog'> }

/** The picture above a column, and the way out of the comparison. */
export function CompareHead({ product, href, t }: Props) {
  return (
    <div className="flex flex-col gap-2">
      <Link
        to={href}
        onClick={() => compareList.remove(product.id)}
        aria-label={t('removeOf', { title: product.title })}
        className="-mr-2 inline-flex min-h-9 items-center gap-1 self-end px-2 text-muted text-xs hover:text-danger"
      >
        <X className="size-4" aria-hidden="true" />
        {t('remove')}
      </Link>
      <Picture imageKey={product.image?.key} alt="" width={4} height={3} sizes="14rem" />
    </div>
  )
}

/** What it costs, or from which price on. */
export function ComparePrice({ product }: { product: ComparedProduct }) {
  return (
    <>
      <Price
        amount={product.price}
        currency={product.currency}
        lowest30={product.lastPrice}
        from={product.from}
        size="sm"
      />
      <PriceAside amount={product.price} currency={product.currency} vat={product.vat} />
    </>
  )
}

/** The way into the cart; by the product's page where its version has to be chosen. */
export function CompareAction({ product, shell }: { product: ComparedProduct; shell: Translate<'shell'> }) {
  if (product.holidayUntil) return <SellerAway until={product.holidayUntil} />
  if (product.versionId)
    return (
      <div className="flex">
        <AddToCart versionId={product.versionId} title={product.title} compact />
      </div>
    )
  return (
    <LinkButton to={`/products/${product.id}`} size="sm" variant="secondary" className="w-full px-2!">
      {product.quantity > 0 ? shell('chooseVersion') : shell('soldOut')}
    </LinkButton>
  )
}
