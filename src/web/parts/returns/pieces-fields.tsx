import type { ReturnableOrder } from '../../../domains/returns/buyer/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { controlLook } from '../../ui/field.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { lineName } from './line-name.ts'

type Props = {
  order: ReturnableOrder
  pieces: Readonly<Record<number, number>>
  onChange: (pieces: Record<number, number>) => void
  error?: string | undefined
}

/** How many pieces of each line a case is about. */
export function PiecesFields({ order: { lines }, pieces, onChange, error }: Props) {
  const t = useTexts('returnPages')
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-medium text-sm">{t('piecesLegend')}</legend>
      {lines
        .filter(({ free }) => free > 0)
        .map(({ free, itemId, ...line }) => (
          <div key={itemId} className="flex flex-wrap items-center justify-between gap-3 text-sm">
            <span className="wrap-anywhere min-w-0 flex-1 basis-48">
              {lineName(line)}
              <span className="block text-muted text-xs">{t('freePieces', { free })}</span>
            </span>
            <noscript>
              <input
                name={`piece.${itemId}`}
                type="number"
                min={0}
                max={free}
                defaultValue={pieces[itemId] ?? 0}
                aria-label={lineName(line)}
                className={`${controlLook} max-w-24`}
              />
            </noscript>
            <span className="noscript:hidden">
              <QuantityStepper
                min={0}
                max={free}
                value={pieces[itemId] ?? 0}
                label={lineName(line)}
                onChange={(quantity) => onChange({ ...pieces, [itemId]: quantity })}
              />
            </span>
          </div>
        ))}
      <FieldError id="pieces-error" error={error} />
    </fieldset>
  )
}

/** All of them, where nothing is left to choose. */
export function AllPieces({ order: { lines } }: Pick<Props, 'order'>) {
  const t = useTexts('returnPages')
  return (
    <ul aria-label={t('goods')} className="list-disc pl-5 text-sm">
      {lines
        .filter(({ free }) => free > 0)
        .map(({ free, itemId, ...line }) => (
          <li key={itemId} className="wrap-anywhere">
            {lineName(line)} · {t('piecesCount', { quantity: free })}
            <input type="hidden" name={`piece.${itemId}`} value={free} />
          </li>
        ))}
    </ul>
  )
}

/** All that may be named: what most people mean. */
export const allPieces = ({ lines }: ReturnableOrder): Record<number, number> =>
  Object.fromEntries(lines.map(({ itemId, free }) => [itemId, free]))

/** How many pieces have not left while others have. */
export const unsentOf = ({ lines }: ReturnableOrder): number => lines.reduce((sum, { unsent }) => sum + unsent, 0)

/** The order as one whose pieces that have not left are what may be named. */
export const asUnsent = (order: ReturnableOrder): ReturnableOrder => ({
  ...order,
  lines: order.lines.map((line) => ({ ...line, free: line.unsent })),
})

/** As the API takes them. */
export const namedLines = (pieces: Readonly<Record<number, number>>) =>
  Object.entries(pieces).flatMap(([itemId, quantity]) => (quantity > 0 ? [{ itemId: Number(itemId), quantity }] : []))
