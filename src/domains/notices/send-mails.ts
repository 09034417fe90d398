import { translate } from '../../i18n/index.ts'
import { wordsInEach } from '../../i18n/languages.ts'
import type { Deps } from '../../platform/deps.ts'
import { pageAddress } from '../../platform/mail/page-address.ts'
import type { Locale } from '../../values/locale.ts'
import { readContacts } from '../accounts/index.ts'
import { queueMail, unsubscribeAddress } from '../mail/index.ts'
import { readChoices } from './choose.ts'
import { NOTICE_KINDS } from './rules/notice-kinds.ts'
import { sayNotice } from './rules/say-notice.ts'
import { saveChoices } from './store/choices.ts'
import { findMailDue, takeMailDue } from './store/mails.ts'
import type { NoticeRow } from './store/read.ts'

const WORDS = wordsInEach('noticeList')
/** People in one run; the others are next. */
const AT_ONCE = 200
/** Between two such mails to one person. */
const QUIET_MS = 15 * 60_000
/** Of one mail; the others are on the page. */
const MOST_SHOWN = 20

/** What people want to hear by mail and have not yet, one mail a person; each in a transaction of its own. */
export async function sendNoticeMails(deps: Deps, signal: AbortSignal): Promise<void> {
  const quiet = new Date(deps.now().getTime() - QUIET_MS)
  for (const userId of await findMailDue(deps.db, quiet, AT_ONCE)) {
    signal.throwIfAborted()
    await deps.db.transaction().execute((db) => sendMailTo({ ...deps, db }, userId))
  }
}

async function sendMailTo(deps: Deps, userId: string): Promise<void> {
  const taken = await takeMailDue(deps.db, userId, deps.now())
  // Whoever has switched them off meanwhile gets none.
  const wanted = new Set((await readChoices(deps, userId)).flatMap(({ kind, byMail }) => (byMail ? [kind] : [])))
  const due = taken.filter(({ kind }) => wanted.has(kind))
  const [person] = await readContacts(deps, [userId])
  if (due.length === 0 || !person) return
  const { email, firstName, locale } = person
  const kinds = [...new Set(due.map(({ kind }) => kind))]
  await queueMail(deps, {
    ...{ to: email, locale, template: 'newNotices' },
    params: {
      ...{ firstName, link: pageAddress(deps, '/notices', locale) },
      sections: due.slice(-MOST_SHOWN).map((notice) => asSection(deps, notice, locale)),
      unsubscribe: unsubscribeAddress(deps, PURPOSE, `${userId} ${kinds.join(',')}`, locale),
    },
  })
}

function asSection(deps: Deps, { kind, data, path }: NoticeRow, locale: Locale) {
  const { key, params } = sayNotice(kind, data, locale)
  const say = (of: string) => translate(WORDS[locale] as Record<string, string>, locale, of, params)
  return { heading: say(`name_${kind}`), lines: [say(key)], link: pageAddress(deps, path, locale) }
}

const PURPOSE = 'no mail of notices'

/** The link under such a mail: its kinds come by mail no more. */
export const noticeRefusal = {
  purpose: PURPOSE,
  async refuse(deps: Pick<Deps, 'db'>, told: string): Promise<void> {
    const [userId = '', kinds = ''] = told.split(' ')
    const refused = new Set(kinds.split(','))
    const choices = (await readChoices(deps, userId)).filter(({ kind }) => refused.has(kind) && kind in NOTICE_KINDS)
    if (choices.length > 0 && (await readContacts(deps, [userId])).length > 0) {
      await saveChoices(
        deps.db,
        userId,
        choices.map((one) => ({ ...one, byMail: false })),
      )
    }
  },
}
