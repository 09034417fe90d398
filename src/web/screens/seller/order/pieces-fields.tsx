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

/** A line as it is told apart from others: two versions of one product have one title. */
export const lineName = ({ title, versionName }: Pick<SellerOrder['items'][number], 'title' | 'versionName'>) =>
  versionName && versionName !== title ? `${title} (${versionName})` : title

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
      {lines.map((line) => (
        <div key={line.versionId} className="grid grid-cols-[minmax(0,1fr)_6rem] items-start gap-x-4">
          <p aria-hidden="true" className="wrap-anywhere pt-2.5 text-sm">
            {lineName(line)}
          </p>
          <TextField
            labelHidden
            label={lineName(line)}
            hint={t('piecesLeft', { count: line.quantity })}
            inputMode="numeric"
            autoComplete="off"
            value={counts[line.versionId] ?? String(line.quantity)}
            onChange={({ target }) => onChange({ ...counts, [line.versionId]: target.value })}
          />
        </div>
      ))}
    </fieldset>
  )
}
