import { formatMoney } from '../../../../../values/money.ts'
import { WHEN_LEFT } from '../../../../parts/forms/draft/use-autosave.ts'
import { readPrice } from '../../../../parts/forms/read-number.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { VersionForm } from '../form-state.ts'
import { useCurrency, useOffer, useOfferTools } from '../offer-tools.ts'
import { ShareLine } from './share-line.tsx'
import { shareOfPrice } from './share-of-price.ts'
import { useRate } from './use-rate.ts'

type Props = {
  name: string
  version: VersionForm
  error: string | undefined
  onChange: (part: Partial<VersionForm>) => void
}

/** A price, what the market keeps of it and what the seller gets; of a reduced one, what it was. */
export function PriceField({ name, version, error, onChange }: Props) {
  const t = useTexts('offer')
  const shell = useTexts('shell')
  const locale = useLocale()
  const rate = useRate()
  const { editable } = useOfferTools()
  const currency = useCurrency()
  const kept = useOffer(({ offer }) => offer?.versions.find(({ id }) => id === version.id))
  const price = readPrice(version.price)
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const share = price && rate !== null ? shareOfPrice(price, rate) : null
  return (
    <div className="min-w-0">
      <TextField
        label={t('price', { currency })}
        name={name}
        value={version.price}
        inputMode="decimal"
        {...WHEN_LEFT}
        maxLength={20}
        readOnly={!editable}
        autoComplete="off"
        error={error}
        onChange={({ target }) => onChange({ price: target.value })}
      />
      {share && <ShareLine {...share} currency={currency} />}
      {kept?.lastPrice && price === kept.price ? (
        <p className="numbers mt-1.5 text-muted text-xs">{shell('lowest30', { price: money(kept.lastPrice) })}</p>
      ) : null}
    </div>
  )
}
