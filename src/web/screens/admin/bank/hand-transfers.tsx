import type { HandTransfer } from '../../../../domains/checkout/contract.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { When } from '../../../parts/lists/when.tsx'
import { moneyIn } from '../../../parts/reconciliation/money-in.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Table } from '../../../ui/table.tsx'

/** Transfers that people have to make, and parts of payments that are kept. */
export function HandTransfers({ transfers }: { transfers: readonly HandTransfer[] }) {
  const t = useTexts('reconciliation')
  const locale = useLocale()
  const { busy, run } = useAction()
  if (transfers.length === 0) return <p className="mt-2 text-muted text-sm">{t('handNone')}</p>
  const done = ({ kind, id }: HandTransfer) =>
    void run(
      () => api('POST /api/admin/hand-transfers/done', { body: { kind, id } }),
      t(kind === 'part' ? 'partReturns' : 'handDone'),
    )
  const sum = (one: HandTransfer) => moneyIn(one.amount, one.currency, locale)
  return (
    <div className="mt-3">
      <Table
        stacks
        caption={t('handTitle')}
        rows={transfers}
        rowKey={({ kind, id }) => `${kind} ${id}`}
        columns={[
          {
            key: 'to',
            head: t('recipient'),
            cell: (one) => (
              <>
                <span className="block break-words">{one.senderName || t('unknownSender')}</span>
                <span className="block break-words font-normal text-muted text-xs">{one.senderAccount}</span>
              </>
            ),
          },
          { key: 'kind', head: t('why'), cell: (one) => t(`hand_${one.kind}`) },
          { key: 'title', head: t('paymentTitle'), from: 'md', cell: (one) => one.title },
          { key: 'since', head: t('since'), from: 'lg', cell: (one) => <When at={one.since} /> },
          { key: 'amount', head: t('amount'), figures: true, cell: sum },
          {
            key: 'actions',
            head: <span className="sr-only">{t('actions')}</span>,
            actions: true,
            cell: (one) => (
              <Button
                size="sm"
                variant="secondary"
                busy={busy}
                aria-label={`${t(one.kind === 'part' ? 'giveBack' : 'markDone')}: ${sum(one)}`}
                onClick={() => done(one)}
              >
                {t(one.kind === 'part' ? 'giveBack' : 'markDone')}
              </Button>
            ),
          },
        ]}
      />
    </div>
  )
}
