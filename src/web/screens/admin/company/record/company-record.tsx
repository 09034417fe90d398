import { Link } from 'react-router'
import { type Currency, formatMoney } from '../../../../../values/money.ts'
import type { ApiOutput } from '../../../../api-client.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Facts } from '../../../../ui/facts.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { Table } from '../../../../ui/table.tsx'

export type Numbers = {
  /** Null: this person does not see orders. */
  record: ApiOutput<'GET /api/admin/companies/{id}/orders-record'> | null
  /** Null: this person does not see money. */
  balances: ApiOutput<'GET /api/admin/companies/{id}/balances'>['balances'] | null
}
type Props = Numbers & { company: ApiOutput<'GET /api/admin/companies/{id}'> }

/** How a company sells and keeps its promises, what the ledger says it is owed, and who works there. */
export function CompanyRecord({ company, record, balances }: Props) {
  const t = useTexts('oversight')
  const team = useTexts('team')
  const locale = useLocale()
  const money = (amount: number, currency: string) => formatMoney(amount, currency as Currency, locale)
  const link = 'text-link inline-flex min-h-11 items-center'
  return (
    <>
      {record && (
        <Panel title={t('recordTitle')}>
          {record.spans.length === 0 ? (
            <p className="text-muted text-sm">{t('recordNone')}</p>
          ) : (
            <Table
              stacks
              caption={t('recordTitle')}
              rows={record.spans}
              rowKey={(row) => `${row.days} ${row.currency}`}
              columns={[
                { key: 'days', head: t('span'), cell: (row) => t('spanDays', { count: row.days }) },
                { key: 'orders', head: t('recordOrders'), cell: (row) => row.orders, named: true },
                { key: 'total', head: t('recordTotal'), cell: (row) => money(row.total, row.currency), named: true },
                { key: 'back', head: t('recordBack'), cell: (row) => money(row.givenBack, row.currency), named: true },
                {
                  key: 'commission',
                  head: t('recordCommission'),
                  cell: (row) => money(row.commission, row.currency),
                  named: true,
                },
              ]}
            />
          )}
          <div className="pt-4">
            <Facts
              items={[
                { name: t('recordLate'), value: t('shareOf', { part: record.late, all: record.promised }) },
                {
                  name: t('recordCancelled'),
                  value: t('shareOf', { part: record.cancelledBySeller, all: record.orders }),
                },
                { name: t('recordMatters'), value: record.openMatters },
              ]}
            />
          </div>
          <p className="pt-3 text-muted text-sm">{t(record.bounded ? 'recordBounded' : 'recordYear')}</p>
          <p className="flex flex-wrap gap-x-6 text-sm">
            <Link to={`/all-orders?company=${company.id}`} className={link}>
              {t('ordersOf')}
            </Link>
          </p>
        </Panel>
      )}
      {balances && (
        <Panel title={t('balances')}>
          {balances.length === 0 ? (
            <p className="text-muted text-sm">{t('balancesNone')}</p>
          ) : (
            <Facts
              items={balances.map(({ account, currency, balance }) => ({
                name: t(`account_${account}`),
                value: <span className="numbers">{money(balance, currency)}</span>,
              }))}
            />
          )}
          <p className="pt-2 text-sm">
            <Link to="/admin/payouts" className={link}>
              {t('payouts')}
            </Link>
          </p>
        </Panel>
      )}
      <Panel title={t('members')}>
        <ul className="flex flex-col text-sm">
          {company.members.map(({ userId, name, role }) => (
            <li key={userId} className="flex flex-wrap items-center gap-x-3">
              <Link to={`/admin/users/${userId}`} className={link}>
                {name}
              </Link>
              <span className="text-muted">{team(`role_${role}`)}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  )
}
