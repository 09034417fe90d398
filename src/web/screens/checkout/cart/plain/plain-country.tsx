import type { Cart } from '../../../../../domains/cart/contract.ts'
import { countryOptions } from '../../../../../values/countries.ts'
import { localePath } from '../../../../../values/locale.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { NotToCountry } from '../country-choice.tsx'

/** Where the goods go, where there is a choice. */
export function PlainCountry({ cart }: { cart: Cart }) {
  const t = useTexts('cart')
  const locale = useLocale()
  const { country, countries } = cart
  const options = countryOptions(locale, 'PL').filter(({ value }) => value === country || countries.includes(value))
  if (options.length < 2) return null
  return (
    <div className="flex flex-col gap-3">
      <form method="post" action={localePath('/cart', locale)} className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="step" value="country" />
        <SelectField
          label={t('deliverTo')}
          name="country"
          defaultValue={country}
          options={options}
          className="min-w-48"
        />
        <Button type="submit" variant="secondary">
          {t('changeCountry')}
        </Button>
      </form>
      <NotToCountry cart={cart} />
    </div>
  )
}
