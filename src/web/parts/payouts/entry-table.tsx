import { useId } from 'react'
import { Link } from 'react-router'
import type { PayoutEntry } from '../../../domains/payouts/contract.ts'
import { type Currency, formatMoney } from '../../../values/money.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Table } from '../../ui/table.tsx'
import { ListPages } from '../lists/list-pages.tsx'
import { Day, When } from '../lists/when.tsx'

type Props = {
  title: string
  entries: readonly PayoutEntry[]
  next: number | null
  currency: Currency
  /** Also since when each counts. */
  withDue?: boolean
  param?: string
}

/** Entries of the ledger that payouts consist of. */
export function EntryTable({ title, entries, next, currency, withDue = false, param = 'before' }: Props) {
  const t = useTexts('payouts')
  const kinds = useTexts('settlements')
  const locale = useLocale()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="pb-3 text-lg">
        {title}
      </h2>
      {entries.length === 0 ? (
        <p>{t('entriesNone')}</p>
      ) : (
        <Table
          stacks
          caption={title}
          rows={entries}
          rowKey={({ position }) => position}
          columns={[
            { key: 'at', head: t('entryAt'), cell: ({ postedAt }) => <When at={postedAt} /> },
            { key: 'kind', head: t('entryKind'), cell: ({ kind }) => kinds(`kind_${kind}`) },
            {
              key: 'order',
              head: t('entryOrder'),
              cell: ({ orderNumber }) =>
                orderNumber ? (
                  <Link to={`/orders/${orderNumber}`} className="text-link whitespace-nowrap">
                    {orderNumber}
                  </Link>
                ) : (
                  <span className="text-muted">–</span>
                ),
              named: true,
            },
            ...(withDue
              ? [
                  {
                    key: 'due',
                    head: t('entryDue'),
                    cell: ({ isDue, dueAt }: PayoutEntry) =>
                      isDue ? t('entryNow') : dueAt === null ? t('comingUnknown') : <Day at={dueAt} />,
                    named: true,
                  },
                ]
              : []),
            {
              key: 'amount',
              head: t('amount'),
              cell: ({ amount }) => <span className="whitespace-nowrap">{formatMoney(amount, currency, locale)}</span>,
              figures: true,
              named: true,
            },
          ]}
        />
      )}
      <ListPages param={param} next={next} />
    </section>
  )
}
