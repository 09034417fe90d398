import type { Deps } from '../../platform/deps.ts'
import { LOCALES, type Locale } from '../../values/locale.ts'
import { must } from '../../values/must.ts'
import { hasLeft } from '../accounts/index.ts'
import { type Mail, queueMail } from '../mail/index.ts'
import { notify as showNotice, type Telling } from '../notices/index.ts'
import { mailed } from '../orders/index.ts'

type Template = Mail['template']
/** What a mail to the buyer is told besides the name to greet. */
type Params<T extends Template> = Omit<Mail<T>['params'], 'firstName'>

/** A purchase and the transaction in which its mails are written. */
export type Notification = {
  deps: Deps
  news: mailed.News
  locale: Locale
  /** Writes what `write` queues unless it was written before under the same name. */
  once: (what: string, write: () => Promise<void>) => Promise<void>
  /** A mail to the buyer, once under the name `what`; none to whoever has deleted the account. */
  tell: <T extends Template>(what: string, template: T, told: Params<T>) => Promise<void>
  /** The same among the notices of a buyer with an account, once an order and step. */
  show: (order: mailed.NewsOrder, step: Extract<Telling, { kind: 'orderStep' }>['data']['step']) => Promise<void>
}

/** An order that took a step, and when, ISO. */
export type Told = { order: mailed.NewsOrder; at: string }

/** Reads a purchase and lets its mails be written, all or none of them: a job that dies or runs twice tells nobody twice. */
export function notify(
  deps: Deps,
  purchaseId: number,
  write: (notification: Notification) => Promise<void>,
): Promise<void> {
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const news = await mailed.findNews(db, purchaseId)
    if (!news) return
    const locale = must(
      LOCALES.find((one) => one === news.locale),
      `the language ${news.locale} of purchase ${purchaseId}`,
    )
    const once: Notification['once'] = async (what, run) => {
      if (await mailed.claimMail(db, purchaseId, what, deps.now())) await run()
    }
    await write({
      deps: inside,
      news,
      locale,
      once,
      show: ({ id, number, seller }, step) =>
        showNotice(inside, {
          ...{ kind: 'orderStep', userIds: news.userId ? [news.userId] : [], key: `${id} ${step}` },
          ...{ data: { number, seller: seller.name, step }, path: `/order/${news.key}` },
        }),
      tell: (what, template, told) =>
        once(what, async () => {
          // The purchase is kept as tax law demands; the address is not written to any more.
          if (await hasLeft(inside, news.userId)) return
          const params = { firstName: news.firstName, ...told } as Mail<typeof template>['params']
          await queueMail(inside, { to: news.email, locale, template, params })
        }),
    })
  })
}
