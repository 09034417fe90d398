import type { PayoutOutlook } from '../../../../domains/payouts/contract.ts'
import { formatMoney } from '../../../../values/money.ts'
import { Day } from '../../../parts/lists/when.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Table } from '../../../ui/table.tsx'

/** What becomes available on which day. */
export function Coming({ outlook: { coming, currency } }: { outlook: PayoutOutlook }) {
  const t = useTexts('payouts')
  const locale = useLocale()
  return (
    <section aria-labelledby="coming">
      <h2 id="coming" className="pb-3 text-lg">
        {t('coming')}
      </h2>
      <Table
        caption={t('coming')}
        rows={coming}
        rowKey={({ on }) => on ?? ''}
        columns={[
          {
            key: 'on',
            head: t('comingOn'),
            cell: ({ on }) => (on === null ? t('comingUnknown') : <Day at={`${on}T12:00:00Z`} />),
          },
          {
            key: 'amount',
            head: t('amount'),
            cell: ({ amount }) => formatMoney(amount, currency, locale),
            figures: true,
          },
        ]}
      />
    </section>
  )
}
