import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { LOCALES, type Locale } from '../../../values/locale.ts'
import { readNoticeDays, versions } from '../../terms/index.ts'
import { factsOf, PAGE_NAMES, type TextPage } from '../../terms/rules/index.ts'
import { briefOf, languagesOf, stateOf } from '../brief.ts'
import type { VersionBrief } from '../contract.ts'

type Line = {
  page: TextPage
  area: 'content' | 'market'
  bindsSellers: boolean
  bindsBuyers: boolean
  hasDraft: boolean
  inForce: VersionBrief | null
  planned: VersionBrief[]
  missing: Locale[]
}

/** The pages whose text the operator may write. */
export async function listPages(
  deps: Deps,
  actor: Actor | undefined,
  locale: Locale,
): Promise<{ noticeDays: number; pages: Line[] }> {
  requireOperator(actor)
  const now = deps.now()
  const [current, drafts, noticeDays] = await Promise.all([
    versions.findCurrent(deps.db, PAGE_NAMES, now),
    versions.findDrafted(deps.db),
    readNoticeDays(deps),
  ])
  const pages = PAGE_NAMES.map((page): Line => {
    const own = current.filter((one) => one.page === page)
    const inForce = own.find((one) => stateOf(one, now) === 'inForce')
    const written = inForce && languagesOf(inForce.words)
    return {
      ...{ page, ...factsOf(page), hasDraft: drafts.includes(page) },
      inForce: inForce ? briefOf(inForce, now, locale) : null,
      planned: own.filter((one) => stateOf(one, now) === 'planned').map((one) => briefOf(one, now, locale)),
      missing: written ? LOCALES.filter((one) => !written.includes(one)) : [],
    }
  })
  return { noticeDays, pages }
}
