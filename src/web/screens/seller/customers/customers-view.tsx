import { Link, useSearchParams } from 'react-router'
import type { CustomerRow } from '../../../../domains/fulfilment/contract.ts'
import { ListFilter } from '../../../parts/lists/list-filter.tsx'
import { ListPages } from '../../../parts/lists/list-pages.tsx'
import { When } from '../../../parts/lists/when.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Table } from '../../../ui/table.tsx'
import { Totals } from './totals.tsx'

type Props = { list: { customers: readonly CustomerRow[]; next: string | null } }

/** Who bought from the company, the latest first. */
export function CustomersView({ list: { customers, next } }: Props) {
  const t = useTexts('fulfilment')
  const [chosen] = useSearchParams()
  const nothing = chosen.get('q') ? 'noneFound' : 'noCustomers'
  const address = (number: string) => {
    const company = chosen.get('company')
    return `?${new URLSearchParams({ ...(company && { company }), customer: number })}`
  }
  return (
    <>
      <p className="max-w-text text-muted text-sm">{t('customersPrivacy')}</p>
      <ListFilter search={t('search')} hint={t('searchCustomer')} keep={['company']} count={customers.length} />
      {customers.length === 0 ? (
        <EmptyState title={t(nothing)} text={t(`${nothing}Text`)} />
      ) : (
        <Table
          stacks
          caption={t('customers')}
          rows={customers}
          rowKey={(row) => row.lastOrder}
          columns={[
            {
              key: 'name',
              head: t('customer'),
              cell: (row) => (
                <Link to={address(row.lastOrder)} className="text-link wrap-anywhere inline-block min-w-36 py-1">
                  {`${row.firstName} ${row.lastName}`}
                </Link>
              ),
            },
            {
              key: 'contact',
              head: t('contact'),
              wide: true,
              cell: (row) => (
                <>
                  <a href={`mailto:${row.email}`} className="wrap-anywhere block min-w-52 py-0.5 hover:underline">
                    {row.email}
                  </a>
                  <span className="numbers block text-muted text-xs">{row.phone}</span>
                </>
              ),
            },
            { key: 'orders', head: t('ordersCount'), cell: (row) => row.orders, figures: true, named: true },
            {
              key: 'total',
              head: t('spent'),
              cell: (row) => <Totals totals={row.totals} />,
              figures: true,
              named: true,
            },
            { key: 'last', head: t('lastOrder'), cell: (row) => <When at={row.lastOrderAt} />, named: true },
          ]}
        />
      )}
      <ListPages next={next} />
    </>
  )
}
