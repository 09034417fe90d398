import type { ReactNode } from 'react'
import type { CartSellerGroup } from '../../../../domains/cart/contract.ts'
import { type Currency, formatMoney } from '../../../../values/money.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { cx } from '../../../ui/cx.ts'
import { useMethodText } from './arrival-text.ts'
import { CarrierMark } from './carrier-mark.tsx'

type Props = {
  sellerGroup: CartSellerGroup
  method: CartSellerGroup['methods'][number]
  currency: Currency
  chosen: boolean
  /** Cash on delivery is on: its price is shown. */
  cod: boolean
  onPick: () => void
  children: ReactNode
}

export function MethodCard({ sellerGroup, method, currency, chosen, cod, onPick, children }: Props) {
  const t = useTexts('cart')
  const shell = useTexts('shell')
  const locale = useLocale()
  const methodText = useMethodText()
  const price = cod ? method.groupCodPrice : method.groupPrice
  return (
    <div
      className={cx(
        'relative border bg-surface transition-colors not-first:-mt-px first:rounded-t-md last:rounded-b-md',
        'has-[>label>input:focus-visible]:outline-2 has-[>label>input:focus-visible]:outline-offset-2 has-[>label>input:focus-visible]:outline-accent',
        chosen
          ? 'z-1 border-accent shadow-[inset_0_0_0_1px_var(--color-accent)]'
          : 'border-edge hover:z-1 hover:border-ink',
      )}
    >
      <label className="flex min-h-13 items-center gap-3 px-4 py-2">
        <input
          type="radio"
          name={`delivery.${sellerGroup.company.id}`}
          value={method.method}
          checked={chosen}
          onChange={onPick}
          className="size-4.5 shrink-0 accent-accent outline-none"
        />
        <CarrierMark method={method.method} className="hidden sm:flex" />
        <span className="min-w-0 flex-1">
          <span className="block text-sm font-medium">{t(method.method)}</span>
          <span className="block text-xs text-muted">{methodText(method)}</span>
        </span>
        <span className="flex shrink-0 flex-col items-end gap-1">
          <CarrierMark method={method.method} className="flex sm:hidden" />
          {price !== null && (
            <span className={cx('numbers text-sm font-medium', price === 0 && 'text-good')}>
              {price === 0 ? shell('freeDelivery') : formatMoney(price, currency, locale)}
            </span>
          )}
        </span>
      </label>
      {chosen && children}
    </div>
  )
}
