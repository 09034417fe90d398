import { wordsInEach } from '../../i18n/languages.ts'
import type { Deps } from '../../platform/deps.ts'
import { pageAddress } from '../../platform/mail/page-address.ts'
import type { Locale } from '../../values/locale.ts'
import { readContacts } from '../accounts/index.ts'
import { type MailSection, queueMail, unsubscribeLink } from '../mail/index.ts'
import type { ConversationRow, Side } from './contract.ts'
import { countUnread, inboxesOf } from './count-unread.ts'
import { toRows } from './show-conversations.ts'
import { findConversations } from './store/conversations.ts'
import { takeDue } from './store/readers.ts'

const WORDS = wordsInEach('messages')
const MINUTE = 60_000
/** Minutes between two such mails to the same person. */
const PAUSE_MINUTES = 60
const PEOPLE_AT_ONCE = 50
/** Conversations of an inbox that a mail names; how many there are it says besides. */
const NAMED = 10

/**
 * Writes to whoever has had something unread for some minutes: one mail about all of it, in all their inboxes, at most one an hour. What was
 * written stays in the market: a mail says from whom and about what. Runs every minute.
 */
export async function sendDigests(deps: Deps): Promise<void> {
  const at = deps.now()
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const due = await takeDue(db, {
      since: new Date(at.getTime() - deps.config.messageMailMinutes * MINUTE),
      mailedBefore: new Date(at.getTime() - PAUSE_MINUTES * MINUTE),
      ...{ at, most: PEOPLE_AT_ONCE },
    })
    for (const { userId, email, firstName, locale } of await readContacts(inside, due)) {
      const viewer = { accountId: userId, isOperator: true }
      const count = await countUnread(inside, viewer)
      const unsubscribe = count > 0 ? await unsubscribeLink(inside, email, locale, 'messages') : undefined
      if (!unsubscribe) continue
      const link = pageAddress(inside, '/messages', locale)
      const params = { firstName, sections: await sectionsOf(inside, viewer, locale), link, unsubscribe }
      await queueMail(inside, { to: email, locale, template: 'messagesUnread', params })
    }
  })
}

async function sectionsOf(
  deps: Deps,
  viewer: { accountId: string; isOperator: boolean },
  locale: Locale,
): Promise<MailSection[]> {
  const sections: MailSection[] = []
  for (const owner of await inboxesOf(deps, viewer)) {
    const unread = await findConversations(deps.db, owner, { unread: true, place: null, limit: NAMED })
    if (unread.length === 0) continue
    const rows = await toRows(deps, owner.side, unread)
    const heading = WORDS[locale][`inbox_${owner.side}`]
    sections.push({ heading, lines: rows.map((row) => lineOf(row, owner.side, locale)) })
  }
  return sections
}

function lineOf({ kind, subject, other, unread }: ConversationRow, side: Side, locale: Locale): string {
  const words = WORDS[locale]
  const topic = words[`topic_${subject}` as keyof typeof words]
  const about = kind === 'operator' ? (topic ?? subject) : subject
  const name = other.name ?? words[side === 'person' ? 'theOperator' : 'somebodyWhoLeft']
  return `${name}: ${about} (${unread})`
}
