import type { Deps } from '../../platform/deps.ts'
import { onHand } from '../stock/contract.ts'
import { findPromised } from '../stock/index.ts'
import { findUnitsOfProducts, type StoredUnit } from '../units/index.ts'
import { findForExport } from './store.ts'

const PAGE = 500

type Stored = Awaited<ReturnType<typeof findForExport>>[number]
/** A thing of a version, without its number: a file tells it by the code of its passport. */
export type ExportedUnit = Pick<StoredUnit, 'code' | 'facts'>
export type ExportedProduct = Omit<Stored, 'versions'> & {
  versions: (Stored['versions'][number] & { units: ExportedUnit[] })[]
}

/** Things, and quantities as an import takes them: what lies on the shelf, for orders too. The file that was exported changes nothing. */
async function withOnHand(deps: Deps, companyId: number, page: Stored[]): Promise<ExportedProduct[]> {
  const ids = page.flatMap(({ versions }) => versions.map(({ id }) => id))
  const promisedOf = await findPromised(deps.db, companyId, ids)
  const units = Map.groupBy(
    await findUnitsOfProducts(
      deps.db,
      page.map(({ id }) => id),
    ),
    ({ productId }) => productId,
  )
  return page.map((product) => {
    const [first] = product.versions
    const own = Map.groupBy(units.get(product.id) ?? [], ({ versionId }) => versionId ?? first?.id)
    return {
      ...product,
      versions: product.versions.map((one) => ({
        ...one,
        quantity: onHand(one, promisedOf(one.id)),
        units: (own.get(one.id) ?? []).map(({ code, facts }) => ({ code, facts })),
      })),
    }
  })
}

/** All products of a company, page by page in the order of their ids. The database is asked anew for each: nothing is held. */
export async function* readForExport(
  deps: Deps,
  companyId: number,
  status: string | null,
): AsyncGenerator<ExportedProduct[]> {
  for (let after = 0; ; ) {
    const page = await findForExport(deps.db, companyId, { after, limit: PAGE, status })
    if (page.length > 0) yield await withOnHand(deps, companyId, page)
    if (page.length < PAGE) return
    after = page.at(-1)?.id ?? after
  }
}
