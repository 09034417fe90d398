import { Link } from 'react-router'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import type { LabelView } from '../../../../domains/labels/contract.ts'
import type { PrintFormat } from '../../../../domains/shipping/contract.ts'
import { LabelActions } from '../../../parts/labels/label-actions.tsx'
import { LabelFacts } from '../../../parts/labels/label-facts.tsx'
import { LabelState } from '../../../parts/labels/label-state.tsx'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { useCompanySearch } from '../../../parts/seller/use-company-search.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Table } from '../../../ui/table.tsx'

type Props = { company: Mine; labels: readonly LabelView[]; print: PrintFormat; onChanged: () => void }

/** Labels with their orders, how they stand and what can be done. */
export function LabelTable({ company, labels, print, onChanged }: Props) {
  const t = useTexts('labels')
  const search = useCompanySearch()
  return (
    <Table
      stacks
      caption={t('title')}
      rows={labels}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'order',
          head: t('order'),
          wide: true,
          cell: ({ number, receiver }) => (
            <>
              <Link
                to={{ pathname: `/orders/${number}`, search }}
                className="text-link numbers inline-block whitespace-nowrap py-1"
              >
                {number}
              </Link>
              {receiver && <span className="wrap-anywhere block font-normal text-muted text-xs">{receiver}</span>}
            </>
          ),
        },
        { key: 'label', head: t('label'), wide: true, cell: (label) => <LabelFacts label={label} /> },
        {
          key: 'state',
          head: t('state'),
          wide: true,
          cell: (label) => (
            <div className="@3xl:max-w-80">
              <LabelState label={label} />
            </div>
          ),
        },
        {
          key: 'actions',
          head: <span className="sr-only">{t('actions')}</span>,
          wide: true,
          cell: (label) => (
            // Stacked on a phone they stand apart from the words above.
            <div className="@max-3xl:pt-2">
              <LabelActions
                companyId={company.id}
                label={label}
                print={print}
                mayShip={roleMay(company.role, 'orders.ship')}
                onChanged={onChanged}
              />
            </div>
          ),
        },
      ]}
    />
  )
}
