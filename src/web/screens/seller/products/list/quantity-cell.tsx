import type { ProductListRow } from '../../../../../domains/product-list/contract.ts'
import { LOW_STOCK } from '../../../../../domains/product-list/rules/list-options.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { CellButton } from './cell-button.tsx'

type Props = { row: ProductListRow; onEdit: (() => void) | undefined }

/** Pieces of all versions; few and none are said in words, too. */
export function QuantityCell({ row: { title, quantity }, onEdit }: Props) {
  const t = useTexts('productList')
  return (
    <CellButton label={t('editStock', { title })} onClick={onEdit}>
      <span className="block whitespace-nowrap">{t('pieces', { count: quantity })}</span>
      {quantity === 0 && <span className="block whitespace-nowrap text-danger text-xs">{t('none')}</span>}
      {quantity > 0 && quantity <= LOW_STOCK && (
        <span className="block whitespace-nowrap text-warning text-xs">{t('low')}</span>
      )}
    </CellButton>
  )
}
