import type { Deps } from '../../../platform/deps.ts'
import { LOCALES, type Locale } from '../../../values/locale.ts'
import { must } from '../../../values/must.ts'
import { claimMail, findNews, type News } from './store.ts'

/** A purchase and the transaction in which its mails are written. */
export type Notification = {
  deps: Deps
  news: News
  locale: Locale
  /** Writes what `write` queues unless it was written before under the same name. */
  once: (what: string, write: () => Promise<void>) => Promise<void>
}

type Writing = (notification: Notification) => Promise<void>

/** Reads a purchase and lets its mails be written, all or none of them: a job that dies or runs twice tells nobody twice. */
export function notify(deps: Deps, purchaseId: number, write: Writing): Promise<void> {
  return deps.db.transaction().execute((tx) => notifyInside({ ...deps, db: tx }, purchaseId, write))
}

/** The same in the transaction of the caller. */
export async function notifyInside(deps: Deps, purchaseId: number, write: Writing): Promise<void> {
  const news = await findNews(deps.db, purchaseId)
  if (!news) return
  await write({
    deps,
    news,
    locale: must(
      LOCALES.find((one) => one === news.locale),
      `the language ${news.locale} of purchase ${purchaseId}`,
    ),
    once: async (what, run) => {
      if (await claimMail(deps.db, purchaseId, what, deps.now())) await run()
    },
  })
}
