import { formatMoney } from '../../../../../values/money.ts'
import { readPrice } from '../../../../parts/forms/read-number.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import type { VersionForm } from '../form-state.ts'
import { useCurrency, useOffer } from '../offer-tools.ts'

type Props = { version: VersionForm; onChange: (part: Partial<VersionForm>) => void }

/** A price below the kept one may be shown as a reduction; the law wants something for it. */
export function ReductionChoice({ version, onChange }: Props) {
  const t = useTexts('offer')
  const locale = useLocale()
  const currency = useCurrency()
  const kept = useOffer(({ offer }) => offer?.versions.find(({ id }) => id === version.id))
  const price = readPrice(version.price)
  if (!price || !kept || price >= kept.price || kept.reducibleBelow === null) return null
  if (price >= kept.reducibleBelow) {
    const lowest = formatMoney(kept.reducibleBelow, currency, locale)
    return <p className="numbers mt-3 max-w-text text-muted text-sm">{t('notReduced', { price: lowest })}</p>
  }
  return (
    <CheckboxField
      className="mt-3 max-w-text"
      label={t('announce')}
      hint={t('announceLaw')}
      checked={version.announce}
      onChange={({ target }) => onChange({ announce: target.checked })}
    />
  )
}
