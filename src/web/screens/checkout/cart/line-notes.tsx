import type { CartLine } from '../../../../domains/cart/contract.ts'
import { type Currency, formatMoney } from '../../../../values/money.ts'
import { failureText } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

type Props = {
  line: CartLine
  currency: Currency
  error: unknown
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

export const problemKeys = {
  sold_out: 'soldOut',
  not_enough: 'notEnough',
  withdrawn: 'withdrawn',
  on_holiday: 'onHoliday',
} as const

/** What is wrong with a line, or different from when it was put in, with the way out beside it. */
export function LineNotes({ line, currency, error, onQuantity, onRemove }: Props) {
  const t = useTexts('cart')
  const locale = useLocale()
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const { problem, available } = line
  return (
    <>
      {problem && (
        <Notice tone="danger" className="mt-2">
          <p>
            {t(problemKeys[problem])}
            {problem === 'not_enough' && ` ${t('availableNow', { count: available })}`}
          </p>
          <p className="mt-2">
            {problem === 'not_enough' ? (
              <Button size="sm" variant="secondary" onClick={() => onQuantity(available)}>
                {t('setAvailable', { count: available })}
              </Button>
            ) : (
              <Button size="sm" variant="secondary" onClick={onRemove}>
                {t('remove')}
              </Button>
            )}
          </p>
        </Notice>
      )}
      {error !== undefined && !problem && (
        <p role="alert" className="mt-1 text-right text-sm font-medium text-danger">
          {failureText(error, locale)}
          {available > 0 && `. ${t('availableNow', { count: available })}`}
        </p>
      )}
      <PriceChange line={line} money={money} />
    </>
  )
}

/** That the price is another one than when the line was put in. */
export function PriceChange({ line, money }: { line: CartLine; money: (amount: number) => string }) {
  const t = useTexts('cart')
  const { unitPrice, addedPrice } = line
  if (unitPrice === addedPrice) return null
  return (
    <p className={`mt-1 text-sm ${unitPrice > addedPrice ? 'text-warning' : 'text-good'}`}>
      {t(unitPrice > addedPrice ? 'priceUp' : 'priceDown', { was: money(addedPrice), now: money(unitPrice) })}
    </p>
  )
}
