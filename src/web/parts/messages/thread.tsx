import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useRevalidator, useSearchParams } from 'react-router'
import type { ConversationPage, ConversationView } from '../../../domains/messages/contract.ts'
import { api } from '../../browser-api.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useAction } from '../forms/use-action.ts'
import { Composer } from './composer.tsx'
import { MessageItem } from './message-item.tsx'
import { useNames } from './names.ts'
import { ReportDialog } from './report-dialog.tsx'
import { ThreadHead } from './thread-head.tsx'

type Props = {
  inbox: string
  page: ConversationPage
  tools?: (conversation: ConversationView, insert: (words: string) => void) => ReactNode
}

/** One conversation: what was written, the oldest first, and where one writes on. What is shown counts as read. */
export function Thread({ inbox, page: { conversation, messages, next }, tools }: Props) {
  const t = useTexts('messages')
  const { nameOf } = useNames()
  const { revalidate } = useRevalidator()
  const { busy, run } = useAction()
  const [reporting, setReporting] = useState<{ messageId: number | null }>()
  const { id, refusal, closedReason } = conversation
  const params = { inbox, id }
  const isReportable = conversation.kind !== 'operator' && !conversation.isReported
  useRead(inbox, conversation, messages.at(-1)?.id)
  const end = useEnd(messages.at(-1)?.id)
  const name = nameOf(conversation)
  return (
    <section aria-label={t('conversation', { name })} className="flex min-w-0 flex-col gap-4">
      <ThreadHead inbox={inbox} conversation={conversation} onReport={() => setReporting({ messageId: null })} />
      <Older next={next} />
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        role="log"
        aria-label={t('conversation', { name })}
        className="flex max-h-[60dvh] flex-col gap-4 overflow-y-auto py-1 print:max-h-none"
      >
        {messages.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            name={message.mine ? t('wroteYou') : name}
            getFile={(file, preview) =>
              api('GET /api/inboxes/{inbox}/conversations/{id}/files/{fileId}', {
                params: { ...params, fileId: file.id },
                query: preview ? { preview: true } : {},
              })
            }
            {...(isReportable && !message.mine && { onReport: () => setReporting({ messageId: message.id }) })}
          />
        ))}
        <div ref={end} />
      </div>
      {refusal ? (
        <Notice tone="warning">
          {t(`refusal_${refusal}`)}
          {closedReason && <p>{t('closedReason', { reason: closedReason })}</p>}
        </Notice>
      ) : (
        <Composer
          key={id}
          {...(tools && { tools: (insert) => tools(conversation, insert) })}
          send={async (body, idempotencyKey) => {
            await api('POST /api/inboxes/{inbox}/conversations/{id}/messages', { params, body, idempotencyKey })
            await revalidate()
          }}
        />
      )}
      <ReportDialog
        open={reporting !== undefined}
        whole={reporting?.messageId === null}
        busy={busy}
        onClose={() => setReporting(undefined)}
        onReport={(report) => {
          const body = { ...report, messageId: reporting?.messageId ?? null }
          const call = () => api('POST /api/inboxes/{inbox}/conversations/{id}/report', { params, body })
          void run(call, t('reportSent')).then((done) => done && setReporting(undefined))
        }}
      />
    </section>
  )
}

function Older({ next }: { next: string | null }) {
  const t = useTexts('messages')
  const [chosen] = useSearchParams()
  const address = (before: string | null) => {
    const query = new URLSearchParams(chosen)
    if (before) query.set('before', before)
    else query.delete('before')
    return `?${query}`
  }
  if (!next && !chosen.has('before')) return null
  return (
    <p className="flex flex-wrap gap-3">
      {next && (
        <LinkButton variant="secondary" to={address(next)}>
          {t('older')}
        </LinkButton>
      )}
      {chosen.has('before') && (
        <Link to={address(null)} className="text-link inline-flex min-h-11 items-center text-sm">
          {t('newBelow')}
        </Link>
      )}
    </p>
  )
}

/** Tells the market that what is shown was read, once somebody looks at it. */
function useRead(inbox: string, { id, unread }: ConversationView, last: number | undefined): void {
  useEffect(() => {
    if (unread === 0 || last === undefined) return
    const read = () => {
      if (document.hidden) return
      document.removeEventListener('visibilitychange', read)
      // The next look makes up for one that fails.
      api('PUT /api/inboxes/{inbox}/conversations/{id}/read', { params: { inbox, id }, body: { upTo: last } }).catch(
        () => undefined,
      )
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [inbox, id, unread, last])
}

/** The newest message is in sight whenever there is a newer one. */
function useEnd(last: number | undefined) {
  const end = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each newer message is a reason to look at it
  useEffect(() => {
    const box = end.current?.parentElement
    if (box) box.scrollTop = box.scrollHeight
  }, [last])
  return end
}
