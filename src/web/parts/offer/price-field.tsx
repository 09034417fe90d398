import { type Currency, formatMoney } from '../../../values/money.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { VersionForm } from './form-state.ts'
import { useOffer } from './offer-tools.ts'
import { readPrice } from './read-number.ts'
import { ShareLine } from './share-line.tsx'
import { shareOfPrice, useRate } from './use-commission.ts'

type Props = {
  name: string
  version: VersionForm
  error: string | undefined
  onChange: (part: Partial<VersionForm>) => void
}

/** A price, what the market keeps of it, what the seller gets; and what the law says of a lower one. */
export function PriceField({ name, version, error, onChange }: Props) {
  const t = useTexts('offer')
  const shell = useTexts('shell')
  const locale = useLocale()
  const rate = useRate()
  const currency: Currency = useOffer(({ offer }) => offer?.currency ?? 'PLN')
  const kept = useOffer(({ offer }) => offer?.versions.find(({ id }) => id === version.id))
  const price = readPrice(version.price)
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const lowered = Boolean(kept && kept.price > 0 && price && price < kept.price)
  const share = price ? shareOfPrice(price, rate) : null
  return (
    <div className="min-w-0">
      <TextField
        label={t('price', { currency })}
        name={name}
        value={version.price}
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        error={error}
        onChange={({ target }) => onChange({ price: target.value })}
      />
      {share && <ShareLine {...share} currency={currency} />}
      {lowered && (
        <CheckboxField
          className="mt-2"
          label={t('announce')}
          hint={t('announceLaw')}
          checked={version.announce}
          onChange={({ target }) => onChange({ announce: target.checked })}
        />
      )}
      {kept?.wasPrice && price === kept.price ? (
        <p className="numbers mt-1.5 text-muted text-xs">
          {t('reducedFrom', { price: money(kept.wasPrice) })}
          {kept.lastPrice !== null && ` ${shell('lowest30', { price: money(kept.lastPrice) })}`}
        </p>
      ) : null}
    </div>
  )
}
