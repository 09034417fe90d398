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

/** What it costs, and beside it the struck price of a reduced one. */
export function PriceLine({ amount, currency, lowest30, from, size = 'md' }: Omit<Props, 'className'>) {
  const locale = useLocale()
  const t = useTexts('shell')
  const money = (value: number) => formatMoney(value, currency, locale)
  return (
    <span className="numbers flex flex-wrap items-baseline gap-x-2">
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
  )
}

/** What the struck price is, in the words of the law; nothing where none is struck. */
export function Lowest30Note({ currency, lowest30 }: Pick<Props, 'currency' | 'lowest30'>) {
  const locale = useLocale()
  const t = useTexts('shell')
  if (!lowest30) return null
  const price = formatMoney(lowest30, currency, locale)
  return <span className="numbers mt-0.5 block text-xs text-muted">{t('lowest30', { price })}</span>
}

export function Price({ className, ...price }: Props) {
  return (
    <span className={cx('block', className)}>
      <PriceLine {...price} />
      <Lowest30Note {...price} />
    </span>
  )
}
