import { Link } from 'react-router'
import type { SellerPayout } from '../../../../domains/payouts/contract.ts'
import { formatMoney } from '../../../../values/money.ts'
import { ListPages } from '../../../parts/lists/list-pages.tsx'
import { Day } from '../../../parts/lists/when.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Table } from '../../../ui/table.tsx'

const TONES = { approved: 'accent', paid: 'good', returned: 'warning' } as const

/** Payouts, the newest first. */
export function PaidTable({ payouts, next }: { payouts: readonly SellerPayout[]; next: number | null }) {
  const t = useTexts('payouts')
  const locale = useLocale()
  return (
    <section aria-labelledby="paid">
      <h2 id="paid" className="pb-3 text-lg">
        {t('ownPayouts')}
      </h2>
      {payouts.length === 0 ? (
        <p>{t('ownPayoutsNone')}</p>
      ) : (
        <Table
          stacks
          caption={t('ownPayouts')}
          rows={payouts}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'payout',
              head: t('payouts'),
              cell: ({ id }) => (
                <Link to={`/payouts/${id}`} className="text-link">
                  {t('payout', { id })}
                </Link>
              ),
            },
            {
              key: 'status',
              head: t('status'),
              cell: ({ status, returned }) => (
                <>
                  <Badge tone={TONES[status]}>{t(`line_${status}`)}</Badge>
                  {returned && <span className="block break-words pt-1 text-muted text-xs">{returned}</span>}
                </>
              ),
            },
            {
              key: 'on',
              head: t('paidOn'),
              cell: ({ paidOn }) => <Day at={paidOn && `${paidOn}T12:00:00Z`} />,
              named: true,
            },
            {
              key: 'account',
              head: t('account'),
              cell: ({ account }) => <span className="whitespace-nowrap">{account}</span>,
              named: true,
            },
            {
              key: 'amount',
              head: t('amount'),
              cell: ({ amount, currency }) => (
                <span className="whitespace-nowrap">{formatMoney(amount, currency, locale)}</span>
              ),
              figures: true,
              named: true,
            },
          ]}
        />
      )}
      <ListPages param="before" next={next} />
    </section>
  )
}
