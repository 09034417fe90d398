import type { Deps } from '../../../platform/deps.ts'
import { returnLabels } from '../../labels/index.ts'
import { KNOWN_CARRIERS } from '../../orders/index.ts'
import { goodsOf, say, tell } from '../news/letters.ts'
import { matterOf } from '../rules/case-table.ts'
import { claimLabelNews } from '../store/label-news.ts'
import { requireCase } from '../take-step.ts'

/** The buyer can print a label, or cannot use it any more: told once, however often it is asked for, and only while it is so. */
export async function notifyLabel(
  deps: Deps,
  { labelId, matter, state }: { labelId: number; matter: string; state: string },
): Promise<void> {
  const caseId = Number(matter.split(':')[1])
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const { one, order } = await requireCase(inside, { caseId })
    const label = await returnLabels.readPrintable(inside, { orderId: order.id, matter: matterOf(one.id) })
    const isThere = label?.id === labelId
    if (isThere !== (state === 'bought') || !(await claimLabelNews(db, one.id, labelId, isThere))) return
    await tell(inside, 'buyer', { one, order, key: `label ${labelId} ${state}` }, (locale) => ({
      what: say(locale, isThere ? 'labelReady' : 'labelGone'),
      news: say(locale, isThere ? 'news_label_ready' : 'news_label_gone', { seller: order.seller }),
      sections: [
        ...(isThere && label
          ? [{ heading: say(locale, 'labelReady'), lines: [`${nameOf(label.carrier)}, ${label.trackingNumber}`] }]
          : []),
        goodsOf(one, order, locale, false),
      ],
    }))
  })
}

const nameOf = (carrier: keyof typeof KNOWN_CARRIERS) => KNOWN_CARRIERS[carrier].name
