import { formatMoney } from '../../../../../values/money.ts'
import type { ShownProduct, ShownVersion } from '../../../../parts/product-view/shown-product.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { ChoiceCards } from '../../../../ui/choice-cards.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Price } from '../../../../ui/price.tsx'
import { useShipsToday } from '../../../../use-root.ts'

type Props = { product: ShownProduct; version: ShownVersion; onChoose: (id: number) => void }

/** Price, special offer, versions and stock, as beside the pictures of a product. */
export function PreviewPrice({ product, version, onChoose }: Props) {
  const t = useTexts('product')
  const shell = useTexts('shell')
  const locale = useLocale()
  const shipsToday = useShipsToday()
  const stock = (count: number) =>
    count === 0 ? shell('soldOut') : count === 1 ? shell('lastPiece') : shell('inStock', { count })
  return (
    <div className="flex flex-col gap-5">
      <div>
        <Price amount={version.price} currency={product.currency} lowest30={version.lastPrice} size="xl" />
        <p className="mt-1 text-muted text-xs">{t(product.vat)}</p>
      </div>
      {product.words.specialOffer && (
        <Notice tone="good" title={t('specialOffer')}>
          {product.words.specialOffer}
        </Notice>
      )}
      {product.versions.length > 1 && (
        <ChoiceCards
          legend={t('version')}
          value={String(version.id)}
          onChange={(id) => onChoose(Number(id))}
          choices={product.versions.map((one) => ({
            value: String(one.id),
            label: one.name,
            text: stock(one.quantity),
            side: formatMoney(one.price, product.currency, locale),
          }))}
        />
      )}
      {product.versions.length === 1 && <p className="font-medium text-sm">{stock(version.quantity)}</p>}
      <p className="text-sm first-letter:uppercase">
        {product.deliveryDays === 0 ? shipsToday : shell('shipsIn', { count: product.deliveryDays })}
        {product.warrantyMonths > 0 && `, ${shell('warranty', { count: product.warrantyMonths })}`}
      </p>
    </div>
  )
}
