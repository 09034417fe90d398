import { wordsInEach } from '../../../i18n/languages.ts'
import type { Deps } from '../../../platform/deps.ts'
import { MARKET_FAMILIES, type MarketFamily } from '../rules/market-tables.ts'
import type { DataExport } from '../store/data-exports.ts'
import type { ZipEntry } from '../write-zip.ts'
import { COMPANY_PARTS, type CompanyPart, companyEntries } from './company-entries.ts'
import { explainFiles } from './explain-files.ts'
import { marketEntries } from './market-entries.ts'

const WORDS = wordsInEach('dataExports')

/** What lies in an export, README.txt first. */
export async function entriesOf(
  deps: Deps,
  { companyId, locale }: DataExport,
  signal: AbortSignal,
): Promise<ZipEntry[]> {
  const words = WORDS[locale]
  if (companyId === null) {
    const families = Object.entries(MARKET_FAMILIES) as [MarketFamily, readonly { table: string }[]][]
    const lines = families.map(([name, tables]): [string, string] => [
      `${name}/`,
      `${words[`family_${name}`]}: ${tables.map(({ table }) => table).join(', ')}`,
    ])
    const readme = await explainFiles(deps, locale, { title: 'readmeMarket', lines })
    return [{ name: 'README.txt', content: readme }, ...marketEntries(deps, signal)]
  }
  const names = Object.keys(COMPANY_PARTS) as CompanyPart[]
  const lines: [string, string][] = names.map((name) => [`${name}.json, .csv`, words[`part_${name}`]])
  const readme = await explainFiles(deps, locale, {
    title: 'readmeCompany',
    lines: [['company.json', words.part_company], ...lines],
  })
  return [{ name: 'README.txt', content: readme }, ...(await companyEntries(deps, companyId, signal))]
}
