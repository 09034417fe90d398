import type { Deps } from '../../../platform/deps.ts'
import { pageAddress } from '../../../platform/mail/page-address.ts'
import { pickText } from '../../../values/locale.ts'
import { readContactsOf } from '../../companies/index.ts'
import { queueMail } from '../../mail/index.ts'
import type { Recall } from '../store/recalls.ts'
import { findSellers, noteSellers } from '../store/told.ts'
import { sectionsOf } from './sections.ts'

/** Companies told in one step. */
const STEP = 20

/** Tells those of the companies concerned who edit their goods, once each; answers the last company, null at the end. */
export async function notifySellers(deps: Deps, recall: Recall): Promise<number | null> {
  const sellers = await findSellers(deps.db, recall.id, recall.place, STEP)
  const ids = sellers.map(({ companyId }) => companyId)
  const fresh = new Set(ids.length > 0 ? await noteSellers(deps.db, recall.id, ids, deps.now()) : [])
  for (const { companyId, titles } of sellers) {
    if (!fresh.has(companyId)) continue
    for (const { email, locale } of await readContactsOf(deps, companyId, 'products.edit')) {
      const link = pageAddress(deps, '/recalls', locale)
      const params = { title: pickText(recall.title, locale), link, sections: sectionsOf(recall, titles, locale) }
      await queueMail(deps, { to: email, locale, template: 'recallOfGoods', params })
    }
  }
  return sellers.length < STEP ? null : (ids.at(-1) ?? null)
}
