import type { HandTransfer } from '../../../../domains/refunds/lists/contract.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { When } from '../../../parts/lists/when.tsx'
import { moneyIn } from '../../../parts/reconciliation/money-in.ts'
import { TransferAccount } from '../../../parts/refunds/transfer-account.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Table } from '../../../ui/table.tsx'
import { OrderLink } from './order-link.tsx'

/** All that people have to transfer, and parts of payments that are kept. */
export function HandTransfers({ transfers }: { transfers: readonly HandTransfer[] }) {
  const t = useTexts('refunds')
  const locale = useLocale()
  const sum = (one: HandTransfer) => moneyIn(one.amount, one.currency, locale)
  return (
    <>
      <p className="max-w-text text-sm">{t('adminTransfers')}</p>
      {transfers.length === 0 ? (
        <p className="text-muted">{t('handNone')}</p>
      ) : (
        <Table
          stacks
          caption={t('list_transfers')}
          rows={transfers}
          rowKey={({ kind, id }) => `${kind} ${id}`}
          columns={[
            { key: 'what', head: t('recipient'), cell: (one) => <Recipient transfer={one} amount={sum(one)} /> },
            {
              key: 'kind',
              head: t('reason'),
              cell: (one) => t(one.transferId === null ? `hand_${one.kind}` : 'hand_account'),
            },
            {
              key: 'of',
              head: t('of'),
              from: 'md',
              cell: (one) => (one.number ? <OrderLink number={one.number} /> : one.title),
            },
            { key: 'since', head: t('since'), from: 'lg', cell: (one) => <When at={one.since} /> },
            { key: 'amount', head: t('amount'), figures: true, cell: sum },
            {
              key: 'actions',
              head: <span className="sr-only">{t('what')}</span>,
              actions: true,
              cell: (one) => one.transferId === null && <Done transfer={one} amount={sum(one)} />,
            },
          ]}
        />
      )}
    </>
  )
}

/** To whom: an account the buyer gives, which the operator may enter, or the one from which money came. */
function Recipient({ transfer, amount }: { transfer: HandTransfer; amount: string }) {
  const t = useTexts('refunds')
  const { transferId, id, iban, holder, state } = transfer
  if (transferId === null) {
    return (
      <>
        <span className="block break-words">{holder || t('unknownSender')}</span>
        <span className="block break-words font-normal text-muted text-xs">{iban}</span>
      </>
    )
  }
  return (
    <TransferAccount
      transfer={{ id: transferId, payer: 'market', iban, holder }}
      state={state}
      amount={amount}
      verbs={{
        payer: 'market',
        account: (_, body) =>
          api('PUT /api/admin/refund-transfers/{transferId}/account', { params: { transferId }, body }),
        paid: (_, to) => api('POST /api/admin/refund-transfers/done', { body: { kind: 'refund', id, iban: to } }),
      }}
    />
  )
}

function Done({ transfer: { kind, id }, amount }: { transfer: HandTransfer; amount: string }) {
  const t = useTexts('refunds')
  const { busy, run } = useAction()
  const verb = t(kind === 'part' ? 'giveBack' : 'markPaid')
  const done = () =>
    void run(
      () => api('POST /api/admin/refund-transfers/done', { body: { kind, id } }),
      t(kind === 'part' ? 'partReturns' : 'paidDone'),
    )
  return (
    <Button size="sm" variant="secondary" busy={busy} aria-label={`${verb}: ${amount}`} onClick={done}>
      {verb}
    </Button>
  )
}
