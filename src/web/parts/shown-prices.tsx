import { useHref, useLocation } from 'react-router'
import { type Currency, formatMoney } from '../../values/money.ts'
import { netPrice, type OfferVat } from '../../values/vat.ts'
import { useLocale, useTexts } from '../texts/use-texts.tsx'
import { useView } from '../use-root.ts'

// One file, so that browsers load one: the switch is on every page, the words beside prices nearly.

/** How prices are shown, as a form that leads back here: without scripts, too, since the page is made anew. */
export function ViewSwitch() {
  const t = useTexts('shell')
  const { prices } = useView()
  const { pathname, search } = useLocation()
  return (
    <form method="post" action="/view" className="flex flex-wrap items-center gap-x-1 text-muted text-xs">
      <input type="hidden" name="to" value={useHref({ pathname, search })} />
      {t('pricesShown')}
      {(['gross', 'net'] as const).map((choice) => (
        <button
          key={choice}
          type="submit"
          name="prices"
          value={choice}
          aria-pressed={choice === prices}
          className="min-h-8 rounded-md px-2 hover:bg-sunken aria-pressed:font-bold aria-pressed:text-ink"
        >
          {t(choice)}
        </button>
      ))}
    </form>
  )
}

type Props = {
  /** Gross, grosze: what is charged. */
  amount: number
  currency: Currency
  /** Missing where it is not known. */
  vat: OfferVat | undefined
}

/** Below a price, what this visitor wants to know besides: the price without VAT, or why there is none. */
export function PriceAside({ amount, currency, vat }: Props) {
  const t = useTexts('shell')
  const locale = useLocale()
  const { prices } = useView()
  if (prices === 'gross' || !vat) return null
  const net = formatMoney(netPrice(amount, vat) ?? amount, currency, locale)
  return <span className="numbers mt-0.5 block text-muted text-xs">{t(`net_${vat}`, { price: net })}</span>
}
