import { type Currency, formatMoney } from '../../values/money.ts'
import { useLocale, useTexts } from '../texts/use-texts.tsx'
import { cx } from './cx.ts'

type Props = {
  /** Grosze. */
  amount: number
  currency: Currency
  /** Lowest price of the 30 days before the reduction, of a reduced price: the only one that may be struck (law). */
  lowest30?: number | null | undefined
  /** Versions differ: "from". */
  from?: boolean | undefined
  size?: 'sm' | 'md' | 'lg' | 'xl'
  className?: string
}

const sizes = { sm: 'text-base', md: 'text-lg', lg: 'text-lg sm:text-xl', xl: 'text-3xl' }

export function Price({ amount, currency, lowest30, from, size = 'md', className }: Props) {
  const locale = useLocale()
  const t = useTexts('shell')
  const money = (value: number) => formatMoney(value, currency, locale)
  return (
    <span className={cx('numbers block', className)}>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className={cx('font-semibold tracking-tight', sizes[size])}>
          {from && <span className="text-[0.72em] font-normal text-muted">{t('from')} </span>}
          <span className="whitespace-nowrap">{money(amount)}</span>
        </span>
        {lowest30 ? (
          <span aria-hidden="true" className="whitespace-nowrap text-sm text-muted">
            <s>{money(lowest30)}</s>
          </span>
        ) : null}
      </span>
      {lowest30 ? (
        <span className="mt-0.5 block text-xs text-muted">{t('lowest30', { price: money(lowest30) })}</span>
      ) : null}
    </span>
  )
}
