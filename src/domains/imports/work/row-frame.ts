import type { Deps } from '../../../platform/deps.ts'
import { marketDay } from '../../../values/days.ts'
import type { DecimalMark } from '../../../values/decimal.ts'
import { foldText } from '../../../values/text-fold.ts'
import { readVertical } from '../../../verticals/index.ts'
import { readCategories, readCheckPoints } from '../../categories/index.ts'
import { readPublicSettings } from '../../settings/index.ts'
import { readShops } from '../../shops/index.ts'
import type { RowFrame } from '../rules/row-context.ts'
import type { ImportRow } from '../store/imports.ts'
import { readArchiveNames } from '../table/ask-thread.ts'

/** Numbers of a workbook are numbers: each cell is read for itself. In a text, a column has one decimal mark. */
function marksOf({ format, layout, settings }: ImportRow): DecimalMark[] {
  const { decimalMark } = settings.reading
  if (format === 'csv' && decimalMark === 'auto') return layout.marks
  return layout.header.map(() => (format === 'xlsx' ? 'auto' : decimalMark))
}

/** What reading the rows of an import needs besides them. */
export async function frameOf(deps: Deps, row: ImportRow, signal: AbortSignal): Promise<RowFrame> {
  const { companyId, layout, settings, archive } = row
  const shops = await readShops(deps, { companyIds: [companyId] })
  const { all } = await readCheckPoints(deps)
  return {
    header: layout.header,
    marks: marksOf(row),
    settings: {
      mapping: settings.mapping,
      currency: settings.currency,
      rate: settings.rate,
      categories: settings.categories,
      generateCodes: settings.generateCodes ?? false,
      defaultCategoryId: settings.defaults.categoryId,
    },
    listsBrands: (await readVertical(deps.config.vertical)).listsBrands,
    marketCurrency: (await readPublicSettings(deps)).currency,
    categories: await readCategories(deps),
    shops: shops.map(({ id, title }) => ({ id, title })),
    archive: archive ? await readArchiveNames(deps.files.path(archive.key), { signal, inJob: true }) : null,
    checkPoints: all.flatMap(({ key, names }) =>
      [key, ...Object.values(names)].map((word): [string, string] => [foldText(word ?? ''), key]),
    ),
    today: marketDay(deps.now()),
    publicUrl: deps.config.publicUrl ?? '',
  }
}
