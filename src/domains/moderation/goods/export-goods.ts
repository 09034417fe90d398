import { allTexts, translate } from '../../../i18n/index.ts'
import type { Deps } from '../../../platform/deps.ts'
import { decimalOf } from '../../../platform/files/spreadsheet.ts'
import { writeTable } from '../../../platform/files/table-file.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import type { Locale } from '../../../values/locale.ts'
import { recordAudit } from '../../audit/index.ts'
import { listMarket } from '../../product-list/index.ts'
import type { GoodsWanted, MarketGood } from './contract.ts'
import { toGoods } from './list-goods.ts'

const BATCH = 500

/** The offers of a filter for a spreadsheet, the newest 50 000, in batches. */
export async function exportGoods(
  deps: Deps,
  actor: Actor | undefined,
  wanted: GoodsWanted,
  locale: Locale,
): Promise<AsyncGenerator<string>> {
  const { userId: actorId } = requireOperator(actor)
  await recordAudit(deps, {
    ...{ actorId, action: 'productsExported', subjectKind: 'market', subjectId: 'products' },
    detail: JSON.parse(JSON.stringify(wanted)),
  })
  return write(deps, wanted, locale)
}

const write = (deps: Deps, wanted: GoodsWanted, locale: Locale) =>
  writeTable<MarketGood, number>(
    locale,
    COLUMNS.map(([name, cell]) => [say(locale, `csv_${name}`), (good) => cell(good, locale)]),
    async (after) => {
      const rows = await listMarket(deps, wanted, after, BATCH)
      const next = rows.length < BATCH ? null : (rows.at(-1)?.id ?? null)
      return { rows: await toGoods(deps, rows), next }
    },
  )

const say = (locale: Locale, key: string) =>
  translate(allTexts[locale].marketGoods as Record<string, string>, locale, key)

const COLUMNS: readonly [name: string, cell: (good: MarketGood, locale: Locale) => string][] = [
  ['number', ({ id }) => String(id)],
  ['title', ({ title }) => title],
  ['seller', ({ company }) => company.name],
  ['brand', ({ brand }) => brand],
  ['model', ({ model }) => model],
  ['ean', ({ ean }) => ean ?? ''],
  [
    'status',
    ({ status, quantity, barred }, locale) =>
      say(
        locale,
        barred ? `barred_${barred}` : `standing_${status === 'published' && quantity === 0 ? 'soldOut' : status}`,
      ),
  ],
  ['price', ({ price }, locale) => decimalOf(price, locale)],
  ['currency', ({ currency }) => currency],
  ['pieces', ({ quantity }) => String(quantity)],
  ['created', ({ createdAt }) => createdAt],
  ['changed', ({ updatedAt }) => updatedAt],
]
