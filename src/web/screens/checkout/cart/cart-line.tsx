import { Trash2 } from 'lucide-react'
import type { CartLine as Line } from '../../../../domains/cart/contract.ts'
import { type Currency, formatMoney } from '../../../../values/money.ts'
import { titleIn } from '../../../../values/titled.ts'
import { PriceAside } from '../../../parts/shown-prices.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx'
import { LineHead } from './line-head.tsx'
import { LineNotes } from './line-notes.tsx'

const MAX_QUANTITY = 999

type Props = {
  line: Line
  currency: Currency
  /** Wished for, while the server is being asked. */
  wanted: number | undefined
  error: unknown
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

export function CartLine({ line, currency, wanted, error, onQuantity, onRemove }: Props) {
  const t = useTexts('cart')
  const locale = useLocale()
  const title = titleIn(line, locale)
  const quantity = wanted ?? line.quantity
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const single = line.quantity === 1 && quantity === 1 && line.available <= 1
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 py-4 sm:grid-cols-[6rem_minmax(0,1fr)]">
      <Picture imageKey={line.imageKey} alt="" sizes="6rem" className="row-span-2 self-start sm:row-span-1" />
      <div className="min-w-0">
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <LineHead line={line} />
          </div>
          <IconButton label={t('removeOf', { title })} onClick={onRemove} className="-mt-2 -mr-2 text-muted">
            <Trash2 className="size-4.5" aria-hidden="true" />
          </IconButton>
        </div>
        <div className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {single ? (
            <p className="text-sm text-muted">{line.available === 1 && t('lastOne')}</p>
          ) : (
            <QuantityStepper value={quantity} onChange={onQuantity} max={MAX_QUANTITY} label={title} />
          )}
          <p className="numbers ml-auto text-right">
            <span className={`block font-semibold ${wanted === undefined ? '' : 'text-muted'}`}>
              {money(line.unitPrice * quantity)}
            </span>
            <PriceAside amount={line.unitPrice * quantity} currency={currency} vat={line.vat} />
            {quantity > 1 && (
              <span className="block text-xs text-muted">{t('piecePrice', { price: money(line.unitPrice) })}</span>
            )}
          </p>
        </div>
        <LineNotes line={line} currency={currency} error={error} onQuantity={onQuantity} onRemove={onRemove} />
      </div>
    </li>
  )
}
