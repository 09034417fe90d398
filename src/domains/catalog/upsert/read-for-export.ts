import type { Deps } from '../../../platform/deps.ts'
import { findForExport } from './store.ts'

const PAGE = 500

export type ExportedProduct = Awaited<ReturnType<typeof findForExport>>[number]

/** All products of a company, page by page in the order of their ids. The database is asked anew for each: nothing is held. */
export async function* readForExport(
  deps: Deps,
  companyId: number,
  status: string | null,
): AsyncGenerator<ExportedProduct[]> {
  for (let after = 0; ; ) {
    const page = await findForExport(deps.db, companyId, { after, limit: PAGE, status })
    if (page.length > 0) yield page
    if (page.length < PAGE) return
    after = page.at(-1)?.id ?? after
  }
}
