import type { BulkRun } from '../../../../domains/product-list/contract.ts'
import { MOST_COUNTED } from '../../../../domains/product-list/rules/list-options.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { BulkDialog } from './bulk/bulk-dialog.tsx'
import { RunDetails } from './bulk/run-details.tsx'
import { RunHistory } from './bulk/run-history.tsx'
import { LabelsDialog } from './labels-dialog.tsx'
import type { Selection } from './list/use-selection.ts'
import { PriceDialog } from './row/price-dialog.tsx'
import { RowDialog } from './row/row-dialog.tsx'
import { StockDialog } from './row/stock-dialog.tsx'
import type { Panel } from './use-panel.ts'

type Props = { company: Mine; runs: readonly BulkRun[]; panel: Panel; selection: Selection; mayPrice: boolean }

/** Whatever stands over the list. */
export function ProductsDialog({ company, runs, panel, selection, mayPrice }: Props) {
  const t = useTexts('productList')
  const { opened, open, close: onClose, tell } = panel
  const companyId = company.id
  switch (opened?.what) {
    case 'price':
      return <PriceDialog {...{ companyId, onClose }} row={opened.row} />
    case 'stock':
      return <StockDialog {...{ companyId, onClose }} row={opened.row} />
    case 'actions': {
      const { row } = opened
      return (
        <RowDialog
          {...{ companyId, onClose, row }}
          mayEdit={mayPrice}
          onLabels={() => open({ what: 'labels', ids: [row.id] })}
        />
      )
    }
    case 'bulk': {
      const { count, all, asked } = selection
      const figure = count > MOST_COUNTED ? t('moreThan', { count: MOST_COUNTED }) : count
      return (
        <BulkDialog
          {...{ companyId, onClose }}
          kind={opened.kind}
          selection={asked}
          count={t(all ? 'selectedAll' : 'selectedPage', { count: figure })}
          onRun={(run) => {
            selection.clear()
            tell(run)
          }}
        />
      )
    }
    case 'labels':
      return <LabelsDialog {...{ companyId, onClose }} ids={opened.ids} />
    case 'history':
      return (
        <RunHistory {...{ company, runs, onClose }} onUndo={tell} onDetails={(run) => open({ what: 'details', run })} />
      )
    case 'details':
      return <RunDetails {...{ companyId, onClose }} run={opened.run} />
    default:
      return null
  }
}
