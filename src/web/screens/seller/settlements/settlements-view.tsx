import { Link } from 'react-router'
import {
  SELLER_ACCOUNTS,
  SETTLEMENT_GROUPS,
  type SettlementEntry,
  type Settlements,
} from '../../../../domains/ledger/contract.ts'
import { type Currency, formatMoney } from '../../../../values/money.ts'
import { ListFilter } from '../../../parts/lists/list-filter.tsx'
import { ListPages } from '../../../parts/lists/list-pages.tsx'
import { When } from '../../../parts/lists/when.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Table } from '../../../ui/table.tsx'
import { Balances } from './balances.tsx'

type Props = { settlements: Settlements; fingerprint: string }

/** The balance now, and every entry with the balance after it, the latest first. */
export function SettlementsView({ settlements: { balances, further, currency, entries, next }, fingerprint }: Props) {
  const t = useTexts('settlements')
  if (currency === null) return <EmptyState title={t('none')} text={t('noneText')} />
  return (
    <>
      <Balances balances={balances} further={further} currency={currency} />
      <Filter count={entries.length} />
      {entries.length === 0 ? (
        <EmptyState title={t('noneFound')} text={t('noneFoundText')} />
      ) : (
        <Entries entries={entries} currency={currency} />
      )}
      <ListPages next={next} />
      <p className="wrap-anywhere max-w-text pt-6 text-muted text-xs">{t('key', { fingerprint })}</p>
    </>
  )
}

function Filter({ count }: { count: number }) {
  const t = useTexts('settlements')
  const groups = SETTLEMENT_GROUPS.map((value) => ({ value, label: t(`group_${value}`) }))
  const accounts = SELLER_ACCOUNTS.filter((one) => one !== 'seller').map((value) => {
    return { value, label: t(`account_${value}`) }
  })
  return (
    <ListFilter
      choices={[
        { name: 'account', label: t('account'), options: accounts, any: t('account_seller') },
        { name: 'group', label: t('group'), options: groups },
      ]}
      days
      keep={['company', 'currency']}
      count={count}
    />
  )
}

function Entries({ entries, currency }: { entries: readonly SettlementEntry[]; currency: Currency }) {
  const t = useTexts('settlements')
  const locale = useLocale()
  const money = (amount: number) => <span className="whitespace-nowrap">{formatMoney(amount, currency, locale)}</span>
  return (
    <Table
      stacks
      caption={t('title')}
      rows={entries}
      rowKey={(row) => row.position}
      columns={[
        { key: 'at', head: t('at'), cell: (row) => <When at={row.postedAt} /> },
        { key: 'kind', head: t('kind'), cell: (row) => t(`kind_${row.kind}`) },
        {
          key: 'reference',
          head: t('reference'),
          cell: ({ reference }) =>
            reference ? (
              <Link to={`/orders/${reference}`} className="text-link whitespace-nowrap">
                {reference}
              </Link>
            ) : (
              <span className="text-muted">–</span>
            ),
          named: true,
        },
        { key: 'amount', head: t('amount'), cell: (row) => money(row.amount), figures: true, named: true },
        { key: 'balance', head: t('balance'), cell: (row) => money(row.balance), figures: true, named: true },
      ]}
    />
  )
}
