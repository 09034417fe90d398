import type { ProductListRow } from '../../../../../domains/product-list/contract.ts'
import { formatMoney } from '../../../../../values/money.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { CellButton } from './cell-button.tsx'

type Props = { row: ProductListRow; onEdit: (() => void) | undefined }

/** The lowest price of the versions; a reduced one with what it was. */
export function PriceCell({ row: { title, versions, currency }, onEdit }: Props) {
  const t = useTexts('productList')
  const locale = useLocale()
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const prices = versions.map((version) => version.price)
  const lowest = Math.min(...prices)
  const was = versions.find((version) => version.price === lowest)?.wasPrice ?? null
  return (
    <CellButton label={t('editPrice', { title })} onClick={onEdit}>
      <span className="block whitespace-nowrap font-medium">
        {Math.max(...prices) > lowest && <span className="font-normal text-muted text-xs">{t('from')} </span>}
        {money(lowest)}
      </span>
      {was !== null && (
        <span className="block whitespace-nowrap text-danger text-xs">
          {t('reduced')} <s className="text-muted">{money(was)}</s>
        </span>
      )}
    </CellButton>
  )
}
