import { Link, useSearchParams } from 'react-router'
import type { ConversationRow } from '../../../domains/messages/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { cx } from '../../ui/cx.ts'
import { When } from '../lists/when.tsx'
import { useNames } from './names.ts'

type Props = { conversations: readonly ConversationRow[]; openId: number | undefined }

/** Conversations of an inbox: whom with, about what, how it ended so far. */
export function ConversationList({ conversations, openId }: Props) {
  const t = useTexts('messages')
  return (
    <ul aria-label={t('title')} className="divide-y divide-line border-line border-y">
      {conversations.map((one) => (
        <li key={one.id}>
          <ConversationLine conversation={one} isOpen={one.id === openId} at={one.lastAt} words={lastWords(one, t)} />
        </li>
      ))}
    </ul>
  )
}

function lastWords({ last }: ConversationRow, t: ReturnType<typeof useTexts<'messages'>>): string {
  const words = last?.words || t('filesOnly')
  return last?.mine ? t('you', { words }) : words
}

type LineProps = { conversation: ConversationRow; isOpen: boolean; at: string; words: string }

/** One conversation, as a link that keeps what else the address says. */
export function ConversationLine({ conversation, isOpen, at, words }: LineProps) {
  const t = useTexts('messages')
  const { nameOf, subjectOf } = useNames()
  const [chosen] = useSearchParams()
  const query = new URLSearchParams(chosen)
  for (const name of ['about', 'before', 'q', 'foundAfter']) query.delete(name)
  query.set('c', String(conversation.id))
  const { unread } = conversation
  return (
    <Link
      to={`?${query}`}
      aria-current={isOpen ? 'true' : undefined}
      className={cx('block px-3 py-3 hover:bg-sunken focus-visible:-outline-offset-2', isOpen && 'bg-sunken')}
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className={cx('truncate', unread > 0 && 'font-semibold')}>{nameOf(conversation)}</span>
        <span className="shrink-0 text-muted text-xs">
          <When at={at} />
        </span>
      </span>
      <span className="block truncate text-sm">{subjectOf(conversation)}</span>
      <span className="flex items-center justify-between gap-3">
        <span className="truncate text-muted text-sm">{words}</span>
        {unread > 0 && <Badge tone="accent">{t('unread', { count: unread })}</Badge>}
      </span>
    </Link>
  )
}
