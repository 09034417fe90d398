import { Link } from 'react-router'
import { dateFormat } from '../../../../values/dates.ts'
import { type LocalText, pickText } from '../../../../values/locale.ts'
import { formatMoney } from '../../../../values/money.ts'
import { AddToCart } from '../../../parts/product-card/add-to-cart.tsx'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx'
import type { BuyProps } from './buy-props.ts'

/** Of the button; what is chosen goes along with it. */
export const FORM = 'buy'

/** Which version, how many, and into the cart. */
export function BuyControls({ data, version, quantity, onVersion, onQuantity, t, shell, locale }: BuyProps) {
  const { product, seller } = data
  const holiday = seller.holiday?.now ? seller.holiday : null
  const stock = (count: number) =>
    count === 0 ? shell('soldOut') : count === 1 ? shell('lastPiece') : shell('inStock', { count })
  return (
    <>
      {product.versions.length > 1 && (
        <ChoiceCards
          legend={t('version')}
          name="choice"
          form={FORM}
          value={String(version.id)}
          onChange={(id) => onVersion(Number(id))}
          choices={product.versions.map((one) => ({
            value: String(one.id),
            label: one.name,
            text: stock(one.quantity),
            side: formatMoney(one.price, product.currency, locale),
            disabled: one.quantity === 0,
          }))}
        />
      )}
      {version.quantity > 0 ? (
        <div>
          <p className={`mb-3 font-medium text-sm ${version.quantity === 1 ? 'text-warning' : 'text-good'}`}>
            {version.quantity === 1 ? shell('lastPiece') : t('stockLeft', { stock: stock(version.quantity) })}
          </p>
          {holiday ? (
            <Notice
              tone="warning"
              title={shell('onHoliday', {
                date: dateFormat(locale, { day: 'numeric', month: 'long' }).format(new Date(holiday.until)),
              })}
            >
              {holiday.note && pickText(holiday.note as LocalText, locale)}
            </Notice>
          ) : (
            <div className="flex flex-wrap gap-3">
              {version.quantity > 1 && (
                <QuantityStepper
                  value={quantity}
                  onChange={onQuantity}
                  max={version.quantity}
                  label={product.title}
                  form={FORM}
                />
              )}
              <div className="min-w-48 flex-1">
                <AddToCart
                  versionId={version.id}
                  title={product.title}
                  quantity={quantity}
                  size="lg"
                  wide
                  formId={FORM}
                />
              </div>
            </div>
          )}
        </div>
      ) : (
        <Notice tone="warning" title={shell('soldOut')}>
          {t('soldOutText')}{' '}
          <Link
            to={`/stock-alert?product=${product.id}&version=${version.id}`}
            rel="nofollow"
            className="font-medium text-link underline underline-offset-4"
          >
            {t('tellMe')}
          </Link>
        </Notice>
      )}
    </>
  )
}
