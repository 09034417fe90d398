import type { PaymentFile } from '../../../../domains/checkout/payment-data/contract.ts'
import { When } from '../../../parts/lists/when.tsx'
import { anyMoney } from '../../../parts/payments/any-money.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Table } from '../../../ui/table.tsx'

/** What its provider told, what went back, and what was booked. */
export function PaymentHistory({ file: { webhooks, refunds, entries } }: { file: PaymentFile }) {
  const t = useTexts('paymentFiles')
  const locale = useLocale()
  const sum = (one: { amount: number; currency: string }) => anyMoney(one.amount, one.currency, locale)
  return (
    <>
      <Panel title={t('webhooks')}>
        {webhooks.length === 0 && <p className="text-muted text-sm">{t('noWebhooks')}</p>}
        <ul className="text-sm">
          {webhooks.map((one) => (
            <li key={one.id} className="numbers break-words py-1">
              <When at={one.at} /> <code>{one.outcome}</code> {sum(one)}
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t('refunds')}>
        {refunds.length === 0 && <p className="text-muted text-sm">{t('noRefunds')}</p>}
        <ul className="text-sm">
          {refunds.map((one) => (
            <li key={one.id} className="numbers py-1">
              <When at={one.at} /> <code>{one.status}</code> {sum(one)}
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t('entries')} flush>
        {entries.length === 0 ? (
          <p className="px-5 pb-5 text-muted text-sm">{t('noEntries')}</p>
        ) : (
          <Table
            stacks
            caption={t('entries')}
            rows={entries}
            rowKey={(one) => `${one.key} ${one.account} ${one.currency}`}
            columns={[
              { key: 'account', head: t('account'), cell: (one) => <span className="break-all">{one.account}</span> },
              { key: 'key', head: t('transaction'), cell: (one) => <span className="break-all">{one.key}</span> },
              { key: 'amount', head: t('amount'), cell: sum, figures: true },
            ]}
          />
        )}
      </Panel>
    </>
  )
}
