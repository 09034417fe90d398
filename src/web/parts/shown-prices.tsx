import { useHref, useLocation } from 'react-router'
import { formatExchanged } from '../../values/exchange.ts'
import { type Currency, formatMoney } from '../../values/money.ts'
import { netPrice, type OfferVat } from '../../values/vat.ts'
import { useLocale, useTexts } from '../texts/use-texts.tsx'
import { useView } from '../use-root.ts'
import { useMarketCurrency } from './use-market-currency.ts'

// One file, so that browsers load one: the switch is on every page, the words beside prices nearly.

const LOOK = 'min-h-8 rounded-md px-2 hover:bg-sunken aria-pressed:font-bold aria-pressed:text-ink'

/** How prices are shown, as a form that leads back here: without scripts, too, since the page is made anew. */
export function ViewSwitch() {
  const t = useTexts('shell')
  const { prices, rate, currencies } = useView()
  const { currency: own } = useMarketCurrency()
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
          className={LOOK}
        >
          {t(choice)}
        </button>
      ))}
      {currencies.length > 0 &&
        [own, ...currencies].map((choice) => (
          <button
            key={choice}
            type="submit"
            name="currency"
            value={choice === own ? '' : choice}
            aria-pressed={choice === (rate?.currency ?? own)}
            className={LOOK}
          >
            {choice}
          </button>
        ))}
    </form>
  )
}

type Props = {
  /** Gross, grosze: what is charged. */
  amount: number
  currency: Currency
  /** Missing where it is not known, or a sum has no net value. */
  vat?: OfferVat | undefined
}

/** Below a price, what this visitor wants to know besides: the price without VAT, or why there is none; about how much it is in another currency. */
export function PriceAside({ amount, currency, vat }: Props) {
  const t = useTexts('shell')
  const locale = useLocale()
  const { prices, rate } = useView()
  const price = (of: OfferVat) => formatMoney(netPrice(amount, of) ?? amount, currency, locale)
  const words = [
    rate?.of === currency && formatExchanged(amount, rate, locale),
    prices === 'net' && vat && t(`net_${vat}`, { price: price(vat) }),
  ].filter((one) => one)
  return words.map((one) => (
    <span key={String(one)} className="numbers mt-0.5 block text-muted text-xs">
      {one}
    </span>
  ))
}
