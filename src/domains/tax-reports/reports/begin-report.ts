import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { marketDay } from '../../../values/days.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import { must } from '../../../values/must.ts'
import { recordAudit } from '../../audit/index.ts'
import { dossiers } from '../../companies/index.ts'
import { readPublicSettings } from '../../settings/index.ts'
import type { TaxReport } from '../contract.ts'
import type { Platform } from '../rules/dpi-file.ts'
import { FIRST_YEAR } from '../rules/tax-settings.ts'
import { ruleOf } from '../settings.ts'
import { deleteReport, insertReport, lockNewest } from '../store/reports.ts'
import { purgeLater } from './purge-parts.ts'
import { readReport } from './read-reports.ts'

/**
 * Begins the report of a year that is over, or of the one that runs to look at it. One that was not sent is drawn up anew; after one that was, a version
 * that corrects it. `tax_report_writing`, `tax_rate_missing`, `tax_owner_missing`.
 */
export async function beginReport(deps: Deps, actor: Actor | undefined, year: number): Promise<TaxReport> {
  const { userId } = requireOperator(actor)
  const thisYear = Number(marketDay(deps.now()).slice(0, 4))
  if (year < FIRST_YEAR) throw invalidField('year', 'too_small', { minimum: FIRST_YEAR })
  if (year > thisYear) throw invalidField('year', 'too_big', { maximum: thisYear })
  const [rule, platform] = [await ruleOf(deps, year), await platformOf(deps)]
  const id = await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const newest = await lockNewest(db, year)
    if (newest?.state === 'writing') throw new Failure('conflict', 'tax_report_writing')
    const version = (newest?.version ?? 0) + (newest?.state === 'ready' ? 0 : 1)
    if (newest?.state === 'ready') {
      await deleteReport(db, newest.id)
      await purgeLater(inside, db, [...newest.xmlParts, ...newest.csvParts])
    }
    const begun = await insertReport(db, { year, version, rule, platform, at: deps.now(), by: userId })
    if (begun === undefined) throw new Failure('conflict', 'tax_report_writing')
    await deps.addJob(db, { name: 'taxReports.write', payload: { reportId: begun } })
    await recordAudit(inside, {
      ...{ actorId: userId, action: 'taxReportBegun', subjectKind: 'market', subjectId: `tax-report:${begun}` },
      detail: { year, version },
    })
    return begun
  })
  return must(await readReport(deps, actor, id), 'the report just begun')
}

/** The company that runs the market, as the file names it. */
async function platformOf(deps: Deps): Promise<Platform> {
  const ownerId = await dossiers.findOwnerId(deps.db)
  const owner = ownerId === undefined ? undefined : await dossiers.findTaxParty(deps.db, ownerId)
  // A demo shows one that is no company of the market.
  const { marketName: market, owner: shown } = await readPublicSettings(deps)
  const { name, street, postalCode, city, country, taxId, vatId } = owner ?? { ...shown, vatId: null }
  if (!name) throw new Failure('conflict', 'tax_owner_missing')
  return { market, name, street, postalCode, city, country, taxId, vatId }
}
