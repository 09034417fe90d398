import type { Deps } from '../../../platform/deps.ts'
import { findCompany } from '../../companies/index.ts'
import { sellerMoney } from '../../ledger/index.ts'
import { findConversationsOfCompany } from '../../messages/index.ts'
import { documented } from '../../orders/index.ts'
import { offers } from '../../products/index.ts'
import { findCasesOfCompany } from '../../returns/index.ts'
import { findReviewsOfCompany } from '../../reviews/index.ts'
import { unitPages } from '../../units/index.ts'
import { csvTable, type ExportRow, rowsOf } from '../csv-table.ts'
import { jsonList, type ZipEntry } from '../write-zip.ts'
import { documentEntries } from './document-entries.ts'

const PAGE = 500

type Page = { id: number; row: ExportRow }[]
export type ReadPage = (db: Deps['db'], companyId: number, after: number, limit: number) => Promise<Page>

/** What an export of a company holds, by the name of its files. */
export const COMPANY_PARTS = {
  products: offers.findProductsOfCompany,
  units: unitPages.findUnitsOfCompany,
  orders: documented.findOrdersOfCompany,
  returns: findCasesOfCompany,
  reviews: findReviewsOfCompany,
  messages: findConversationsOfCompany,
  ledger: sellerMoney.findEntriesOfCompany,
  ...documentEntries,
} as const satisfies Record<string, ReadPage>
export type CompanyPart = keyof typeof COMPANY_PARTS

/** Everything that is kept of a company: each part as JSON and as a table, read page by page as it is packed. */
export async function companyEntries(
  deps: Pick<Deps, 'db'>,
  companyId: number,
  signal: AbortSignal,
): Promise<ZipEntry[]> {
  const company = await findCompany(deps.db, companyId)
  const parts = Object.entries(COMPANY_PARTS).flatMap(([name, read]): ZipEntry[] => [
    { name: `${name}.json`, content: jsonList(rowsOf(pagesOf(deps, companyId, read, signal))) },
    { name: `${name}.csv`, content: csvTable(pagesOf(deps, companyId, read, signal)) },
  ])
  return [{ name: 'company.json', content: `${JSON.stringify(company, null, 2)}\n` }, ...parts]
}

async function* pagesOf(
  { db }: Pick<Deps, 'db'>,
  companyId: number,
  read: ReadPage,
  signal: AbortSignal,
): AsyncGenerator<ExportRow[]> {
  let after = 0
  for (;;) {
    signal.throwIfAborted()
    const page = await read(db, companyId, after, PAGE)
    const last = page.at(-1)
    if (!last) return
    yield page.map(({ row }) => row)
    after = last.id
  }
}
