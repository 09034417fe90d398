import { Search } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form, Link, useRevalidator, useSearchParams } from 'react-router'
import type { ConversationView } from '../../../domains/messages/contract.ts'
import { useUnread } from '../../session/live/live-facts.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ListPages } from '../lists/list-pages.tsx'
import { ConversationLine, ConversationList } from './conversation-list.tsx'
import type { Inbox } from './load-inbox.ts'
import { Thread } from './thread.tsx'

type Props = {
  inbox: Inbox
  /** What an empty inbox says. */
  emptyText: string
  /** Instead of a conversation: where a new one begins. */
  fresh?: ReactNode
  tools?: (conversation: ConversationView, insert: (words: string) => void) => ReactNode
}

/** An inbox: conversations beside the one that is open; on small screens one of the two. Told live, it is shown anew. */
export function InboxView({ inbox, emptyText, fresh, tools }: Props) {
  const t = useTexts('messages')
  useFresh()
  const { name, conversations, next, open, found } = inbox
  const isThread = open !== null || fresh !== undefined
  return (
    <div className="grid gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div className={cx('flex min-w-0 flex-col gap-3', isThread && 'hidden lg:flex')}>
        <SearchForm />
        {found ? (
          <Found found={found} openId={open?.conversation.id} />
        ) : (
          <>
            <Filter />
            {conversations.length === 0 ? (
              <Nothing text={emptyText} />
            ) : (
              <ConversationList conversations={conversations} openId={open?.conversation.id} />
            )}
            <ListPages next={next} />
          </>
        )}
      </div>
      <div className={cx('min-w-0', !isThread && 'hidden lg:block')}>
        {fresh ??
          (open ? (
            <Thread key={open.conversation.id} inbox={name} page={open} {...(tools && { tools })} />
          ) : (
            conversations.length > 0 && <p className="py-16 text-center text-muted">{t('choose')}</p>
          ))}
      </div>
    </div>
  )
}

/** Whatever the market tells of messages, the page asks for what it shows. */
function useFresh(): void {
  const { news } = useUnread('messages')
  const { revalidate } = useRevalidator()
  const known = useRef(news)
  useEffect(() => {
    if (known.current === news) return
    known.current = news
    void revalidate()
  }, [news, revalidate])
}

function Nothing({ text }: { text: string }) {
  const t = useTexts('messages')
  const isFiltered = useSearchParams()[0].get('unread') === 'true'
  return isFiltered ? (
    <p className="py-6 text-muted">{t('noneUnread')}</p>
  ) : (
    <EmptyState title={t('none')} text={text} />
  )
}

/** What of an address stays when a list is asked for anew. */
function useKept(): [string, string][] {
  const [chosen] = useSearchParams()
  return ['inbox'].flatMap((name) => (chosen.has(name) ? [[name, chosen.get(name) ?? ''] as [string, string]] : []))
}

function SearchForm() {
  const t = useTexts('messages')
  const kept = useKept()
  const query = useSearchParams()[0].get('q') ?? ''
  return (
    <Form role="search" className="flex items-end gap-2">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        key={query}
        label={t('searchLabel')}
        name="q"
        type="search"
        defaultValue={query}
        maxLength={200}
        className="flex-1"
      />
      <Button type="submit" variant="secondary" aria-label={t('searchButton')}>
        <Search className="size-5" aria-hidden="true" />
      </Button>
    </Form>
  )
}

function Filter() {
  const t = useTexts('messages')
  const kept = useKept()
  const isUnread = useSearchParams()[0].get('unread') === 'true'
  return (
    <nav aria-label={t('show')} className="flex gap-6 text-sm">
      {[false, true].map((unread) => (
        <Link
          key={String(unread)}
          to={`?${new URLSearchParams([...kept, ...(unread ? [['unread', 'true'] as [string, string]] : [])])}`}
          aria-current={isUnread === unread ? 'page' : undefined}
          className="inline-flex min-h-11 items-center text-muted hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-accent"
        >
          {t(unread ? 'onlyUnread' : 'all')}
        </Link>
      ))}
    </nav>
  )
}

function Found({ found: { found, next }, openId }: { found: NonNullable<Inbox['found']>; openId: number | undefined }) {
  const t = useTexts('messages')
  const kept = useKept()
  const query = useSearchParams()[0].get('q') ?? ''
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-2 text-sm">
        <span className="wrap-anywhere">{t('searchFor', { query })}</span>
        <Link to={`?${new URLSearchParams(kept)}`} className="text-link inline-flex min-h-11 items-center">
          {t('searchEnd')}
        </Link>
      </p>
      {found.length === 0 && <p className="py-6 text-muted">{t('searchNone')}</p>}
      <ul className="divide-y divide-line border-line border-y empty:hidden">
        {found.map(({ conversation, messageId, words, at }) => (
          <li key={messageId}>
            <ConversationLine {...{ conversation, words, at }} isOpen={conversation.id === openId} />
          </li>
        ))}
      </ul>
      <ListPages next={next} param="foundAfter" />
    </>
  )
}
