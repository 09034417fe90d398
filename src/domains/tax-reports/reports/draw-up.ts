import { createHash } from 'node:crypto'
import type { Deps } from '../../../platform/deps.ts'
import { inUnits, referenceOf, type Said } from '../rules/dpi-file.ts'
import { type Figures, isEmpty } from '../rules/figures.ts'
import { missingOf, type TaxData } from '../rules/tax-data.ts'
import { sellerOf, type TaxSeller } from '../rules/tax-seller.ts'
import { isExcluded } from '../rules/threshold.ts'
import { sealJson } from '../sealed-json.ts'
import type { ReportSeller } from '../store/report-sellers.ts'
import type { ReportRow } from '../store/reports.ts'

type Drawn = {
  party: Parameters<typeof sellerOf>[0] & { companyId: number }
  data: TaxData | null
  figures: Figures
  earlier: ReportSeller | undefined
}

/** One seller's row and what the file says of it; undefined of who sold nothing and was never told of. */
export function drawUp(deps: Deps, report: ReportRow, { party, data, figures, earlier }: Drawn) {
  const { companyId } = party
  if (isEmpty(figures) && !earlier) return undefined
  const seller = sellerOf(party, data)
  const reported = !isEmpty(figures) && !isExcluded(figures, report.rule, report.rule.rates)
  const digest = digestOf(seller, figures)
  const said = saidOf(reported, digest, earlier)
  const fresh = referenceOf(report.platform.country, report, companyId)
  const reference = said === 'nothing' ? null : said === 'same' ? (earlier?.reference ?? null) : fresh
  const corrects = said === 'changed' || said === 'removed' ? (earlier?.reference ?? null) : null
  const row: ReportSeller = {
    ...{ reportId: report.id, companyId, sealed: sealJson(deps, seller), figures, said, reported, reference, corrects },
    ...{ missing: missingOf(party, data), digest },
  }
  return { row, told: { said, reference, corrects, seller, figures } }
}

function saidOf(reported: boolean, digest: Buffer, earlier: ReportSeller | undefined): Said {
  if (!earlier?.reported) return reported ? 'new' : 'nothing'
  if (!reported) return 'removed'
  return earlier.digest.equals(digest) ? 'same' : 'changed'
}

/** Of what the file tells: a change below a unit of it is none. */
function digestOf(seller: TaxSeller, figures: Figures): Buffer {
  const told = Object.entries(figures).map(([currency, quarters]) => [
    currency,
    quarters.map((one) => [inUnits(one.consideration), one.activities, inUnits(one.fees)]),
  ])
  return createHash('sha256')
    .update(JSON.stringify([seller, told]))
    .digest()
}
