import type { MailWords } from '../../../i18n/mail-words.ts'
import type { TextParams } from '../../../i18n/shape.ts'
import { fillText, translate } from '../../../i18n/translate.ts'
import type { Locale } from '../../../values/locale.ts'
import type { MailSection, MailTemplate, WithdrawalForm } from '../templates.ts'
import { cleanParams, cleanSection, mayBePressed, nameToGreet, oneLine } from './clean.ts'
import { asHtml, asText, type Message } from './layout.ts'
import { FRAMES, WORDS } from './words.ts'

export type Sender = {
  marketName: string
  owner: { name: string; street: string; postalCode: string; city: string; email: string }
}
/** What it is told besides single words. */
type Parts = { sections?: readonly MailSection[]; forms?: readonly WithdrawalForm[] }
/** What a stored mail was told. */
export type MailParams = Readonly<Record<string, string | number | readonly MailSection[] | readonly WithdrawalForm[]>>
/** `unsubscribe`: the link of a mail that people may do without. */
export type Rendered = { subject: string; text: string; html: string; unsubscribe?: string }

/** A mail in words: subject, text and HTML say the same. `words`: the operator's, in place of what the market comes with. */
export function renderMail(
  template: MailTemplate,
  locale: Locale,
  told: MailParams,
  sender: Sender,
  words: MailWords = WORDS[locale][template],
): Rendered {
  const { sections = [], forms: _, ...given } = told as Parts & Record<string, string | number>
  const params = cleanParams({ ...given, market: sender.marketName, ...spoken(locale, given) })
  const say = (text: string) => fillText(text, params)
  const frame = (key: string, more: TextParams = {}) => translate(FRAMES[locale], locale, key, more)
  const name = nameToGreet(given.firstName)
  const { owner } = sender
  const message: Message = {
    locale,
    market: sender.marketName,
    subject: oneLine(say(words.subject)),
    greeting: name ? frame('greeting', { firstName: name }) : frame('greetingPlain'),
    lines: words.lines.map(say),
    code: params.code === undefined ? undefined : { label: frame('code'), value: String(params.code) },
    button:
      words.button === undefined
        ? undefined
        : { label: say(words.button), link: webAddress(params.link), below: frame('linkBelow') },
    sections: sections.map(cleanSection),
    after: (words.after ?? []).map(say),
    followed: typeof params.tracking === 'string' && mayBePressed(params.tracking) ? params.tracking : undefined,
    unsubscribe:
      params.unsubscribe === undefined
        ? undefined
        : { label: frame('unsubscribe'), link: webAddress(params.unsubscribe) },
    footer: [
      frame('automatic', { email: owner.email }),
      `${owner.name}, ${owner.street}, ${owner.postalCode} ${owner.city}`,
    ].map(oneLine),
  }
  const { subject, unsubscribe } = message
  return {
    subject,
    text: asText(message),
    html: asHtml(message),
    ...(unsubscribe && { unsubscribe: unsubscribe.link }),
  }
}

/** Times with their unit in the right form, roles by their name. */
function spoken(locale: Locale, params: TextParams): Record<string, string> {
  const words: Record<string, string> = {}
  for (const unit of ['minutes', 'hours', 'days']) {
    const count = params[unit]
    if (typeof count === 'number') words[unit] = translate(FRAMES[locale], locale, unit, { count })
  }
  if (`role_${params.role}` in FRAMES[locale]) words.role = translate(FRAMES[locale], locale, `role_${params.role}`)
  return words
}

/** A link to a page, never one that runs something. */
function webAddress(link: unknown): string {
  if (typeof link === 'string' && /^https?:\/\//.test(link)) return link
  throw new Error('a mail links to a page')
}
