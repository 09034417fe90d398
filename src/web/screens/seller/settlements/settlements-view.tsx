import { Link, useSearchParams } from 'react-router'
import { SETTLEMENT_GROUPS, type SettlementEntry, type Settlements } from '../../../../domains/ledger/contract.ts'
import { type Currency, formatMoney } from '../../../../values/money.ts'
import { ListSearch } from '../../../parts/fulfilment/list-search.tsx'
import { ListPages } from '../../../parts/lists/list-pages.tsx'
import { When } from '../../../parts/lists/when.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Table } from '../../../ui/table.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Balances } from './balances.tsx'

type Props = { settlements: Settlements; fingerprint: string }

/** The balance now, and every entry with the balance after it, the latest first. */
export function SettlementsView({ settlements: { balances, currency, entries, next }, fingerprint }: Props) {
  const t = useTexts('settlements')
  if (currency === null) return <EmptyState title={t('none')} text={t('noneText')} />
  return (
    <>
      <Balances balances={balances} currency={currency} />
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
  const dates = useTexts('fulfilment')
  const [chosen] = useSearchParams()
  return (
    <ListSearch names={['group', 'from', 'to']} keep={['company', 'currency']} count={count}>
      <SelectField
        label={t('group')}
        name="group"
        defaultValue={chosen.get('group') ?? ''}
        options={[
          { value: '', label: t('group_all') },
          ...SETTLEMENT_GROUPS.map((value) => ({ value, label: t(`group_${value}`) })),
        ]}
        className="w-full sm:w-auto sm:min-w-44"
      />
      <div className="flex w-full gap-3 sm:w-auto">
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            label={dates(name)}
            name={name}
            type="date"
            min="2020-01-01"
            max="2100-01-01"
            defaultValue={chosen.get(name) ?? ''}
            className="min-w-0 flex-1 sm:flex-none"
          />
        ))}
      </div>
    </ListSearch>
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
