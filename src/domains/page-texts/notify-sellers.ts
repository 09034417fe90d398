import type { Deps } from '../../platform/deps.ts'
import { pageAddress } from '../../platform/mail/page-address.ts'
import { dateFormat } from '../../values/dates.ts'
import { marketDay } from '../../values/days.ts'
import { readContacts } from '../accounts/index.ts'
import { membership } from '../companies/index.ts'
import { queueMail } from '../mail/index.ts'
import { notify } from '../notices/index.ts'
import { progress, versions } from '../terms/index.ts'
import { SELLER_PAGES } from '../terms/rules/index.ts'
import { readValues } from './read-values.ts'
import { changesOf, sectionsOf, titleOf } from './terms-words.ts'

type SellerPage = 'policy' | 'ranking' | 'regular'

/** Companies told in one transaction: what dies in the middle has told none of them, and goes on with them. */
const STEP = 25

/**
 * Tells the owners of every company that sells, or did, of a version that will bind it: by mail with the text itself, which stays with them (Regulation
 * 2019/1150 art. 3(2)), and in the market. Step by step; each step tells its companies and notes that it did, or does neither.
 */
export async function notifySellers(deps: Deps, versionId: number, signal: AbortSignal): Promise<void> {
  const [version] = await versions.findByIds(deps.db, [versionId])
  if (!version) return
  while (!(await notifyStep(deps, version))) signal.throwIfAborted()
}

/** Tells a company that has just been approved of what will bind it soon: the others heard of it before it was one of them. */
export async function notifyNewSeller(deps: Deps, companyId: number): Promise<void> {
  const now = deps.now()
  const planned = (await versions.findCurrent(deps.db, SELLER_PAGES, now)).filter(({ from }) => from > now)
  if (planned.length === 0) return
  await deps.db.transaction().execute(async (db) => {
    const companies = await membership.findOwnersAfter(db, companyId - 1, 1)
    if (companies[0]?.companyId !== companyId) return
    for (const version of planned) await tell({ ...deps, db }, version, companies)
  })
}

/** True when nobody is left. */
function notifyStep(deps: Deps, version: versions.StoredVersion): Promise<boolean> {
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const { afterCompany, told, doneAt } = await progress.lockProgress(db, version.id)
    if (doneAt) return true
    const companies = await membership.findOwnersAfter(db, afterCompany, STEP)
    const last = companies.at(-1)
    const done = companies.length < STEP
    await tell(inside, version, companies)
    await progress.noteProgress(db, version.id, {
      afterCompany: last?.companyId ?? afterCompany,
      told: told + companies.length,
      doneAt: done ? deps.now() : null,
    })
    return done
  })
}

async function tell(
  deps: Deps,
  version: versions.StoredVersion,
  sellers: readonly membership.OwnedCompany[],
): Promise<void> {
  const fresh = await progress.noteTold(
    deps.db,
    version.id,
    sellers.map(({ companyId }) => companyId),
  )
  const companies = sellers.filter(({ companyId }) => fresh.has(companyId))
  const people = await readContacts(deps, [...new Set(companies.flatMap(({ owners }) => owners))])
  const contactOf = new Map(people.map((one) => [one.userId, one]))
  const values = await readValues(deps)
  for (const { companyId, name, owners } of companies) {
    await notify(deps, {
      ...{ kind: 'termsChange', userIds: owners, key: `${version.id} ${companyId}` },
      data: { company: name, step: version.page as SellerPage, day: marketDay(version.from) },
      path: `/${version.page}?version=${version.number}`,
    })
    for (const userId of owners) {
      const person = contactOf.get(userId)
      if (!person) continue
      const { email, firstName, locale } = person
      const title = titleOf(version.page, locale)
      await queueMail(deps, {
        ...{ to: email, locale, template: 'termsChange' },
        params: {
          ...{ firstName, company: name, title, changes: changesOf(version, locale) },
          date: dateFormat(locale, { dateStyle: 'long' }).format(version.from),
          link: `${pageAddress(deps, `/${version.page}`, locale)}?version=${version.number}`,
          sections: sectionsOf(version, values, locale),
        },
      })
    }
  }
}
