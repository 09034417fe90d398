import type { Deps } from '../../../platform/deps.ts'
import type { Locale } from '../../../values/locale.ts'
import { formatMoney } from '../../../values/money.ts'
import type { CaseEvent } from '../store/events.ts'
import { claimNews } from '../store/events.ts'
import { requireCase } from '../take-step.ts'
import { type Audience, goodsOf, say, tell, timeOf } from './letters.ts'

/** Who is told of a step; who took it knows. What the clock does, both sides are told. */
const TOLD: Readonly<Record<CaseEvent['step'], readonly Audience[]>> = {
  open: ['seller'],
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

/** Mails about one event of a case, once, however often it is asked for. */
export async function writeNews(deps: Deps, eventId: number): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const event = await claimNews(db, eventId, deps.now())
    if (!event) return
    const { one, order } = await requireCase(inside, { caseId: event.caseId })
    const audiences = new Set<Audience>([...TOLD[event.step], ...(event.by === 'system' ? (['seller'] as const) : [])])
    const write = (audience: Audience) => (locale: Locale) => {
      const params = { at: timeOf(event.at, locale), seller: order.seller, name: one.name }
      const said = event.words ? [{ heading: say(locale, 'mailWords'), lines: event.words.split('\n') }] : []
      const amount =
        event.amount === null
          ? ''
          : ` ${say(locale, 'mailAmount', { amount: formatMoney(event.amount, order.currency, locale) })}`
      return {
        news: say(locale, newsKey(audience, event), params) + amount,
        sections: [goodsOf(one, order, locale, true), ...said],
      }
    }
    for (const audience of audiences) await tell(inside, audience, { one, order }, write(audience))
  })
}

/** The market acts for who was silent, and says so. */
const newsKey = (audience: Audience, { step, by }: CaseEvent) =>
  by === 'system' && (step === 'accept' || step === 'reduce' || step === 'refund')
    ? `news_clock_${step}`
    : `news_${audience === 'operator' ? 'seller' : audience}_${step}`

/** Three days before something is due, in the caller's transaction. */
export async function writeReminder(inside: Deps, caseId: number, whom: 'answer' | 'send' | 'money'): Promise<void> {
  const { one, order } = await requireCase(inside, { caseId })
  const until = { answer: one.answerUntil, send: one.sendUntil, money: one.moneyUntil }[whom]
  if (!until) return
  await tell(inside, whom === 'send' ? 'buyer' : 'seller', { one, order }, (locale) => ({
    news: say(locale, `remind_${whom}`, { until: timeOf(until, locale) }),
    sections: [goodsOf(one, order, locale, true)],
  }))
}
