import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import type { Locale } from '../../values/locale.ts'
import { requireMember } from '../companies/index.ts'
import { acceptances, versions } from '../terms/index.ts'
import { SELLER_PAGES, type TextPage } from '../terms/rules/index.ts'
import { briefOf } from './brief.ts'
import type { VersionBrief } from './contract.ts'

type Terms = {
  page: TextPage
  inForce: VersionBrief | null
  planned: VersionBrief[]
  accepted: { number: number | null; at: string } | null
}

/** The terms between the market and a company: what holds, what comes, what was accepted when it joined. */
export async function readCompanyTerms(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  locale: Locale,
): Promise<{ pages: Terms[] }> {
  requireMember(deps, actor, companyId, 'company.view')
  const now = deps.now()
  const [current, accepted] = await Promise.all([
    versions.findCurrent(deps.db, SELLER_PAGES, now),
    acceptances.findAcceptances(deps.db, companyId),
  ])
  return {
    pages: SELLER_PAGES.map((page) => {
      const briefs = current.filter((one) => one.page === page).map((one) => briefOf(one, now, locale))
      const signed = accepted.find((one) => one.page === page)
      return {
        page,
        inForce: briefs.find(({ state }) => state === 'inForce') ?? null,
        planned: briefs.filter(({ state }) => state === 'planned'),
        accepted: signed ? { number: signed.number, at: signed.at.toISOString() } : null,
      }
    }),
  }
}
