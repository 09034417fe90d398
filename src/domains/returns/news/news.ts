import type { Deps } from '../../../platform/deps.ts'
import type { Locale } from '../../../values/locale.ts'
import { formatMoney } from '../../../values/money.ts'
import type { MailSection } from '../../mail/index.ts'
import { readReturnRules } from '../return-rules.ts'
import type { CaseEvent, Statement } from '../store/events.ts'
import { claimNews } from '../store/events.ts'
import { type CaseName, requireCase } from '../take-step.ts'
import { type Audience, dayOf, goodsOf, say, tell, timeOf } from './letters.ts'
import { todoOf } from './todo.ts'

/** Who is told of a step; who took it knows. What the clock does, both sides are told. */
const TOLD: Readonly<Record<CaseEvent['step'], readonly Audience[]>> = {
  open: ['seller'],
  stop: ['seller'],
  stopPart: ['seller'],
  cancel: ['seller'],
  accept: ['buyer'],
  reduce: ['buyer'],
  reject: ['buyer'],
  send: ['seller'],
  receive: ['buyer'],
  refund: ['buyer'],
  replace: ['buyer'],
  repair: ['buyer'],
  lapse: ['buyer', 'seller'],
  dispute: ['buyer', 'seller', 'operator'],
  giveMoneyBack: ['buyer', 'seller'],
  decideForSeller: ['buyer', 'seller'],
}

/** Mails about one event of a case, once, however often it is asked for: what happened, what it is about, and what the reader has to do until when. */
export async function writeNews(deps: Deps, eventId: number): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const event = await claimNews(db, eventId, deps.now())
    if (!event) return
    const { one, order } = await requireCase(inside, { caseId: event.caseId })
    const rules = await readReturnRules(inside)
    const audiences = new Set<Audience>([...TOLD[event.step], ...(event.by === 'system' ? (['seller'] as const) : [])])
    const write = (audience: Audience) => (locale: Locale) => {
      const params = { at: timeOf(event.at, locale), seller: order.seller, name: one.name }
      const said = event.words ? [{ heading: say(locale, 'mailWords'), lines: event.words.split('\n') }] : []
      const amount =
        event.amount === null
          ? ''
          : ` ${say(locale, 'mailAmount', { amount: formatMoney(event.amount, order.currency, locale) })}`
      return {
        what: say(locale, `event_${event.step}`),
        news: say(locale, newsKey(audience, event), params) + amount,
        sections: [
          ...asTodo(todoOf(audience, event, one, rules, locale), locale),
          goodsOf(one, order, locale, true),
          ...said,
        ],
      }
    }
    for (const audience of audiences)
      await tell(inside, audience, { one, order, key: `event ${eventId}` }, write(audience))
  })
}

export function asTodo(lines: readonly string[], locale: Locale): MailSection[] {
  return lines.length > 0 ? [{ heading: say(locale, 'mailTodo'), lines }] : []
}

/** The market acts for who was silent, and says so. */
const newsKey = (audience: Audience, { step, by }: CaseEvent) =>
  by === 'system' && (step === 'accept' || step === 'reduce' || step === 'refund')
    ? `news_clock_${step}`
    : `news_${audience}_${step}`

/** Three days before something is due, or that a case is about to close, in the caller's transaction. */
export async function writeReminder(
  inside: Deps,
  caseId: number,
  whom: 'answer' | 'send' | 'close' | 'money',
): Promise<void> {
  const { one, order } = await requireCase(inside, { caseId })
  const until = { answer: one.answerUntil, send: one.sendUntil, close: one.closeUntil, money: one.moneyUntil }[whom]
  if (!until) return
  const told = { one, order, key: `${whom} ${until.toISOString()}` }
  await tell(inside, whom === 'send' || whom === 'close' ? 'buyer' : 'seller', told, (locale) => ({
    what: say(locale, 'mailUntil', { until: dayOf(until, locale) }),
    news: say(locale, `remind_${whom}`, { until: dayOf(until, locale) }),
    sections: [goodsOf(one, order, locale, true)],
  }))
}

/** What one side or the operator said to a case: the others read it at once, in the transaction that keeps it. */
export async function writeStatement(inside: Deps, name: CaseName, { by, words }: Statement): Promise<void> {
  const { one, order } = await requireCase(inside, name)
  // The operator reads along where it has to decide.
  const readers: Audience[] = ['buyer', 'seller', ...(one.status === 'disputed' ? (['operator'] as const) : [])]
  for (const audience of readers.filter((reader) => reader !== by)) {
    await tell(inside, audience, { one, order, key: `${by} said ${inside.now().toISOString()}` }, (locale) => ({
      what: say(locale, 'mailSpoken'),
      news: say(locale, `news_spoken_${by}`, { seller: order.seller, name: one.name }),
      sections: words ? [{ heading: say(locale, 'mailWords'), lines: words.split('\n') }] : [],
    }))
  }
}
