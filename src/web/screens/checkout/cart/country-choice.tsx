import { useId, useMemo } from 'react'
import type { Cart } from '../../../../domains/cart/contract.ts'
import { countryOptions } from '../../../../values/countries.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Notice } from '../../../ui/notice.tsx'

type Props = { cart: Cart; busy: boolean; onChoose: (country: string) => void }

/** Where the goods go, where there is a choice; and what of them does not arrive there. */
export function CountryChoice({ cart, busy, onChoose }: Props) {
  const t = useTexts('cart')
  const locale = useLocale()
  const id = useId()
  const { country, countries } = cart
  const options = useMemo(
    () => countryOptions(locale, 'PL').filter(({ value }) => value === country || countries.includes(value)),
    [locale, country, countries],
  )
  if (options.length < 2) return null
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <label htmlFor={id} className="font-medium">
          {t('deliverTo')}
        </label>
        <select
          id={id}
          value={country}
          disabled={busy}
          onChange={({ target }) => onChoose(target.value)}
          className="min-h-11 rounded-md border border-edge bg-surface px-3"
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </p>
      <div aria-live="polite">
        <NotToCountry cart={cart} />
      </div>
    </div>
  )
}

/** What of the cart does not arrive in its country at all. */
export function NotToCountry({ cart }: { cart: Cart }) {
  const t = useTexts('cart')
  const away = cart.sellerGroups.filter(({ deliverable, unreached }) => !deliverable && unreached.length > 0)
  if (away.length === 0) return null
  return (
    <Notice tone="warning" title={t('notToCountryTitle')}>
      {t('notToCountry', { sellers: away.map(({ company }) => company.name).join(', ') })}
    </Notice>
  )
}
