import { Link } from 'react-router'
import type { BankLineView } from '../../../../domains/reconciliation/contract.ts'
import { moneyIn } from '../../../parts/reconciliation/money-in.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Table } from '../../../ui/table.tsx'

/** Lines with what they were matched with. */
export function LineTable({ lines }: { lines: readonly BankLineView[] }) {
  const t = useTexts('reconciliation')
  const locale = useLocale()
  return (
    <Table
      stacks
      caption={t('linesAll')}
      rows={lines}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'title',
          head: t('columnTitle'),
          cell: ({ title, name, account }) => (
            <>
              <span className="wrap-anywhere block">{title || t('noWords')}</span>
              <span className="wrap-anywhere block font-normal text-muted text-xs">
                {[name, account].filter(Boolean).join(', ')}
              </span>
            </>
          ),
        },
        { key: 'day', head: t('day'), cell: ({ bookedOn }) => <span className="numbers">{bookedOn}</span> },
        { key: 'what', head: t('linesStatus'), cell: (line) => <Became line={line} /> },
        {
          key: 'amount',
          head: t('amount'),
          figures: true,
          cell: ({ amount, currency }) => moneyIn(amount, currency, locale),
        },
      ]}
    />
  )
}

/** What became of a line, and the way there. */
function Became({ line: { status, transfer, currency, note } }: { line: BankLineView }) {
  const t = useTexts('reconciliation')
  const locale = useLocale()
  const amount = transfer && moneyIn(transfer.toReturn, currency, locale)
  return (
    <>
      {status === 'open' ? (
        <Link to="/admin/bank" className="inline-block min-h-6 text-link">
          {t('status_open')}
        </Link>
      ) : (
        t(`status_${status}`)
      )}
      {transfer?.paymentId && (
        <Link to={`/admin/payments/${transfer.paymentId}`} className="block min-h-6 text-link">
          {t('linePayment')}
        </Link>
      )}
      {transfer && !transfer.paymentId && <span className="block text-muted text-xs">{t('lineUnknown')}</span>}
      {transfer && transfer.toReturn > 0 && amount && (
        <span className="block text-xs">
          {transfer.returned ? (
            t('lineReturned', { amount })
          ) : (
            <Link to="/admin/refunds?list=transfers" className="inline-block min-h-6 text-link">
              {t('lineReturns', { amount })}
            </Link>
          )}
        </span>
      )}
      {note && (
        <span className="wrap-anywhere block text-muted text-xs">
          {t('lineNote')}: {note}
        </span>
      )}
    </>
  )
}
