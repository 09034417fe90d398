import type { SellerOrder } from '../../../../domains/fulfilment/contract.ts'
import { leftToSend } from '../../../../domains/orders/rules/split-order.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** What of an order has not left yet, with the names of the lines. */
export function linesLeft({ items, shipments }: SellerOrder) {
  const left = new Map(leftToSend(items, shipments).map(({ versionId, quantity }) => [versionId, quantity]))
  return items.flatMap((item) => {
    const quantity = left.get(item.versionId)
    return quantity === undefined ? [] : [{ ...item, quantity }]
  })
}

type Props = {
  lines: ReturnType<typeof linesLeft>
  counts: Readonly<Record<number, string>>
  onChange: (counts: Readonly<Record<number, string>>) => void
}

/** How many pieces of each line go into this parcel. */
export function PiecesFields({ lines, counts, onChange }: Props) {
  const t = useTexts('fulfilment')
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-2 font-medium text-sm">{t('inThisParcel')}</legend>
      {lines.map(({ versionId, title, versionName, quantity }) => (
        <TextField
          key={versionId}
          label={versionName && versionName !== title ? `${title} (${versionName})` : title}
          hint={t('piecesLeft', { count: quantity })}
          inputMode="numeric"
          value={counts[versionId] ?? String(quantity)}
          onChange={({ target }) => onChange({ ...counts, [versionId]: target.value })}
        />
      ))}
    </fieldset>
  )
}
