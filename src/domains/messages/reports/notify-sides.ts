import { wordsInEach } from '../../../i18n/languages.ts'
import type { Deps } from '../../../platform/deps.ts'
import { notifyLive } from '../../../platform/live/notify-live.ts'
import { pageAddress } from '../../../platform/mail/page-address.ts'
import { readContacts } from '../../accounts/index.ts'
import { queueMail } from '../../mail/index.ts'
import { readSides } from '../read-sides.ts'
import type { Decision } from '../rules/bounds.ts'
import type { Conversation } from '../store/conversations.ts'
import type { StoredReport } from '../store/reports.ts'

const WORDS = wordsInEach('messages')

/** Whoever reported hears what was decided, and the other side of what concerns it. */
export async function notifySides(
  deps: Deps,
  conversation: Conversation,
  { bySide, byUser }: StoredReport,
  { decision, words }: { decision: Decision; words: string },
): Promise<void> {
  const sides = await readSides(deps, conversation)
  const accused = bySide === 'person' ? sides.other : sides.person
  const { subject } = conversation
  const inboxOf = (side: 'person' | 'company') => (side === 'person' ? 'own' : String(conversation.companyId))
  const linkTo = (side: 'person' | 'company') => `/messages?inbox=${inboxOf(side)}&c=${conversation.id}`
  for (const { email, firstName, locale } of await readContacts(deps, [byUser])) {
    const link = pageAddress(deps, linkTo(bySide), locale)
    const outcome = WORDS[locale][`outcome_${decision}`]
    await queueMail(deps, {
      ...{ to: email, locale, template: 'messageReportDecided' },
      params: { firstName, subject, outcome, words, link },
    })
  }
  if (decision !== 'dismissed') {
    for (const { email, firstName, locale } of await readContacts(deps, accused)) {
      const link = pageAddress(deps, linkTo(bySide === 'person' ? 'company' : 'person'), locale)
      const outcome = WORDS[locale][`accused_${decision}`]
      await queueMail(deps, {
        ...{ to: email, locale, template: 'messageWarning' },
        params: { firstName, subject, outcome, words, link },
      })
    }
  }
  await notifyLive(deps, [...sides.person, ...sides.other], 'messages')
}
