import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { recordAudit } from '../audit/index.ts'
import { readRateOn } from '../exchange-rates/index.ts'
import { readPublicSettings, readSetting, writeSetting } from '../settings/index.ts'
import { DEFAULT_TAX_SETTINGS, type TaxSettings } from './rules/tax-settings.ts'
import type { ReportRule } from './store/reports.ts'

const SETTING = 'taxReports'

/** What the operator decided, or what holds until then. */
export async function readTaxSettings(deps: Deps): Promise<TaxSettings> {
  const kept = (await readSetting(deps, SETTING)) as Partial<TaxSettings> | undefined
  return { ...DEFAULT_TAX_SETTINGS, ...kept }
}

/** Changes them for reports that are begun from now on; those that are drawn up stay as they are. */
export async function saveTaxSettings(
  deps: Deps,
  actor: Actor | undefined,
  settings: TaxSettings,
): Promise<TaxSettings> {
  const { userId } = requireOperator(actor)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await writeSetting(inside, SETTING, settings)
    const { rates, ...rest } = settings
    await recordAudit(inside, {
      ...{ actorId: userId, action: 'taxSettingsChanged', subjectKind: 'market', subjectId: SETTING },
      detail: { ...rest, rates: rates.map(({ year, currency, rate }) => `${year} ${currency} ${rate}`).join(', ') },
    })
  })
  return readTaxSettings(deps)
}

/** The rules of a report of a year; `tax_rate_missing` where no rate of the market's currency is known. */
export async function ruleOf(deps: Deps, year: number): Promise<ReportRule> {
  const { sales, amount, join, rateFrom, rates } = await readTaxSettings(deps)
  const { currency } = await readPublicSettings(deps)
  const known = rateFrom === 'yearly' ? rates.filter((one) => one.year === year) : await ratesOfTable(deps, year)
  if (currency !== 'EUR' && !known.some((one) => one.currency === currency)) {
    throw new Failure('conflict', 'tax_rate_missing', { params: { year, currency } })
  }
  return {
    ...{ sales, amount, join },
    rates: Object.fromEntries(known.map((one) => [one.currency, one.rate])),
    sources: known.map((one) => `EUR/${one.currency}: ${one.source}`),
  }
}

async function ratesOfTable(deps: Deps, year: number): Promise<TaxSettings['rates']> {
  const found = await readRateOn(deps, 'EUR', `${year}-12-31`)
  if (!found || found.of === 'EUR') return []
  return [{ year, currency: found.of, rate: found.rate, source: `${found.source}, ${found.day}` }]
}
