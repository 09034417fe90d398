import { setImmediate as breathe } from 'node:timers/promises'
import type { Deps } from '../../../platform/deps.ts'
import type { Locale } from '../../../values/locale.ts'
import { readCategories } from '../../categories/index.ts'
import { type ExportedProduct, readForExport } from '../../product-sync/index.ts'
import { readShops } from '../../shops/index.ts'
import { type ExportRow, setExported } from '../store/exports.ts'
import { type ExportedPiece, type ExportFrame, exportColumns } from './export-columns.ts'
import { headerName } from './file-words.ts'

export type Cells = (string | number | null)[]

/** A row for each thing of a version, and one for the pieces that are none of these: together as many as there are. */
export function piecesOf({ quantity, units }: ExportedProduct['versions'][number]): ExportedPiece[] {
  const told = units.map((unit, index) => ({ unit, quantity: index < quantity ? 1 : 0 }))
  const rest = quantity - told.length
  return rest > 0 || told.length === 0 ? [...told, { unit: undefined, quantity: Math.max(0, rest) }] : told
}

/** The header, then the rows of each version. */
export async function* exportRows(
  deps: Deps,
  row: ExportRow,
  locale: Locale,
  { counted, signal }: { counted: { rows: number }; signal: AbortSignal },
): AsyncGenerator<Cells[]> {
  const categories = await readCategories(deps)
  const used = new Set<number>()
  // Attributes that no product of the company could have need no column.
  for await (const page of readForExport(deps, row.companyId, row.productStatus)) {
    signal.throwIfAborted()
    for (const product of page) used.add(product.categoryId)
    await breathe()
  }
  const columns = exportColumns(categories.filter((category) => used.has(category.id)))
  const shops = await readShops(deps, { companyIds: [row.companyId] })
  const frame: ExportFrame = {
    slugs: new Map(categories.map((category) => [category.id, category.slug])),
    shops: new Map(shops.map((shop) => [shop.id, shop.title])),
    publicUrl: deps.config.publicUrl ?? '',
  }
  yield [columns.map(({ field }) => headerName(field, locale))]
  for await (const page of readForExport(deps, row.companyId, row.productStatus)) {
    signal.throwIfAborted()
    const rows = page.flatMap((product) =>
      product.versions.flatMap((version) =>
        piecesOf(version).map((piece) => columns.map((column) => column.read(product, version, frame, piece))),
      ),
    )
    counted.rows += rows.length
    await setExported(deps.db, row.id, counted.rows)
    yield rows
    await breathe()
  }
}
