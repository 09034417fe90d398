import type { PayoutBatch } from '../../../../domains/payouts/contract.ts'
import { formatMoney } from '../../../../values/money.ts'
import { When } from '../../../parts/lists/when.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** What a batch comes to, and who did what about it. */
export function BatchFacts({ batch }: { batch: PayoutBatch }) {
  const t = useTexts('payouts')
  const locale = useLocale()
  const money = (amount: number) => <span className="numbers">{formatMoney(amount, batch.currency, locale)}</span>
  const items = [
    { name: t('total'), value: money(batch.total) },
    { name: t('payouts'), value: batch.lines },
    ...(batch.leftOut > 0 ? [{ name: t('leftOutCount'), value: batch.leftOut }] : []),
    ...(batch.paid > 0 ? [{ name: t('paidSum'), value: money(batch.paid) }] : []),
    ...(batch.returned > 0 ? [{ name: t('returnedSum'), value: money(batch.returned) }] : []),
    { name: t('createdBy'), value: batch.createdBy.name ?? '–' },
    { name: t('createdAt'), value: <When at={batch.createdAt} /> },
    { name: t('approvals'), value: t(batch.approvals === 2 ? 'approvals_2' : 'approvals_1') },
    ...(batch.firstApprovedBy ? [{ name: t('firstApproval'), value: batch.firstApprovedBy.name ?? '–' }] : []),
    ...(batch.approvedBy ? [{ name: t('approvedBy'), value: batch.approvedBy.name ?? '–' }] : []),
    ...(batch.exportedAt ? [{ name: t('exportedAt'), value: <When at={batch.exportedAt} /> }] : []),
  ]
  return (
    <Panel aria-label={t('batch', { id: batch.id })}>
      <Facts items={items} />
    </Panel>
  )
}
