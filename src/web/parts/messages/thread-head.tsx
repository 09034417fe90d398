import { Ban, ChevronLeft, Flag } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { ConversationView } from '../../../domains/messages/contract.ts'
import { api } from '../../browser-api.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/modal.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useAction } from '../forms/use-action.ts'
import { useNames } from './names.ts'

type Props = { inbox: string; conversation: ConversationView; onReport: () => void }

/** Whom a conversation is with, what about, and what one may do besides writing. */
export function ThreadHead({ inbox, conversation, onReport }: Props) {
  const t = useTexts('messages')
  const { nameOf, subjectOf } = useNames()
  const [chosen] = useSearchParams()
  const { kind, blocked, isReported } = conversation
  const back = new URLSearchParams(chosen)
  for (const name of ['c', 'before']) back.delete(name)
  return (
    <header className="flex flex-col gap-2 border-line border-b pb-3">
      <Link to={`?${back}`} className="text-link inline-flex min-h-11 items-center gap-1 text-sm lg:hidden">
        <ChevronLeft className="size-4" aria-hidden="true" />
        {t('back')}
      </Link>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h2 className="wrap-anywhere text-lg">{nameOf(conversation)}</h2>
          <p className="wrap-anywhere text-muted text-sm">
            {t(ABOUT[kind])}: {subjectOf(conversation)} <Whereto inbox={inbox} conversation={conversation} />
          </p>
        </div>
        {kind !== 'operator' && (
          <div className="-ml-4 flex flex-wrap print:hidden">
            {!isReported && (
              <Button variant="quiet" onClick={onReport}>
                <Flag className="size-4" aria-hidden="true" />
                {t('report')}
              </Button>
            )}
            <BlockButton inbox={inbox} conversation={conversation} />
          </div>
        )}
      </div>
      {isReported && <Notice>{t('reported')}</Notice>}
      {blocked.byMe && <Notice>{t('blockedByMe')}</Notice>}
    </header>
  )
}

const ABOUT = { product: 'aboutProduct', order: 'aboutOrder', operator: 'aboutOperator' } as const

function Whereto({ inbox, conversation: { kind, productId, orderNumber, purchaseKey } }: Omit<Props, 'onReport'>) {
  const t = useTexts('messages')
  if (kind === 'product') {
    return productId === null ? (
      t('productGone')
    ) : (
      <Link to={`/products/${productId}`} className="text-link">
        {t('openProduct')}
      </Link>
    )
  }
  const to = purchaseKey ? `/order/${purchaseKey}` : `/orders/${orderNumber}?company=${inbox}`
  return (
    orderNumber && (
      <Link to={to} className="text-link">
        {t('openOrder')}
      </Link>
    )
  )
}

function BlockButton({ inbox, conversation }: Omit<Props, 'onReport'>) {
  const t = useTexts('messages')
  const { nameOf } = useNames()
  const { busy, run } = useAction()
  const [asks, setAsks] = useState(false)
  const { id, blocked } = conversation
  const call = (value: boolean) => () =>
    api('PUT /api/inboxes/{inbox}/conversations/{id}/block', { params: { inbox, id }, body: { blocked: value } })
  if (blocked.byMe) {
    return (
      <Button variant="quiet" busy={busy} onClick={() => void run(call(false), t('unblocked'))}>
        {t('unblock')}
      </Button>
    )
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setAsks(true)}>
        <Ban className="size-4" aria-hidden="true" />
        {t('block')}
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t('blockTitle', { name: nameOf(conversation) })}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsks(false)}>
              {t('cancel')}
            </Button>
            <Button
              variant="danger"
              busy={busy}
              onClick={() => void run(call(true), t('blocked')).then(() => setAsks(false))}
            >
              {t('block')}
            </Button>
          </>
        }
      >
        <p className="text-sm">{t('blockText')}</p>
      </Dialog>
    </>
  )
}
