import { listedBrand, normalizeBrand } from '../../../values/brands.ts'
import { fitsCharacters } from '../../../values/characters.ts'
import { isEan } from '../../../values/ean.ts'
import type { Locale } from '../../../values/locale.ts'
import { foldText } from '../../../values/text-fold.ts'
import type { DraftFields, DraftTexts } from '../../product-sync/contract.ts'
import {
  eachFact,
  type FactName,
  isWhole,
  TEXTS_MOST,
  type TextName,
  type WholeFact,
} from '../../products/rules/index.ts'
import { TEXT_COLUMNS } from './import-fields.ts'
import { masked } from './masked.ts'
import { type ChoiceField, readChoice } from './read-choice.ts'
import { TRUTH_READERS, type TruthRow } from './read-report.ts'
import { emptyUnitRow, UNIT_READERS, type UnitRow } from './read-unit.ts'
import { readWhole, WHOLE_FIELDS } from './read-whole.ts'
import type { RowContext } from './row-context.ts'
import { cellProblem, type RowProblem } from './row-problem.ts'

export type Cell = { field: string; column: number; text: string }
/** What is gathered from a row while its cells are read. */
export type Gathering = TruthRow & {
  fields: DraftFields
  texts: DraftTexts
  quantity?: number
  units?: UnitRow
  problems: RowProblem[]
}

type Reader = (cell: Cell, row: Gathering, context: RowContext) => void

const refuse = (row: Gathering, { column, field, text }: Cell, code: string, params?: RowProblem['params']) =>
  void row.problems.push(cellProblem(column, field, text, code, 'rejected', params))

const line =
  (field: 'title' | 'brand' | 'model' | 'mpn' | 'productIndex', maximum: number): Reader =>
  (cell, row) => {
    if (!fitsCharacters(cell.text, maximum)) refuse(row, cell, 'too_long', { maximum })
    else row.fields[field] = cell.text.replaceAll(/\s+/g, ' ')
  }

const choice =
  <F extends ChoiceField & keyof DraftFields>(field: F): Reader =>
  (cell, row) => {
    const value = readChoice(field, cell.text)
    if (value === undefined) refuse(row, cell, 'choice_unknown')
    else Object.assign(row.fields, { [field]: value })
  }

function whole(cell: Cell, row: Gathering, context: RowContext, maximum: number): number | undefined {
  const value = readWhole(cell.text, context.marks[cell.column] ?? 'auto')
  if (value === undefined) refuse(row, cell, 'not_a_number')
  else if (value < 0) refuse(row, cell, 'too_small', { minimum: 0 })
  else if (value > maximum) refuse(row, cell, 'too_big', { maximum })
  else return value
  return undefined
}

const number =
  (field: WholeFact | 'deliveryDays'): Reader =>
  (cell, row, context) => {
    const value = whole(cell, row, context, WHOLE_FIELDS[field])
    if (value !== undefined) row.fields[field] = value
  }

const text =
  (name: TextName, locale: Locale, maximum: number): Reader =>
  (cell, row) => {
    if (!fitsCharacters(cell.text, maximum)) refuse(row, cell, 'too_long', { maximum })
    else row.texts[locale] = { ...row.texts[locale], [name]: cell.text }
  }

const TEXT_READERS = Object.fromEntries(
  TEXT_COLUMNS.map(({ field, name, locale }) => [field, text(name, locale, TEXTS_MOST[name])]),
)

/** What a product can do without costs a remark when it is wrong, not the row: the column may be another thing than it seemed. */
const optional =
  (read: Reader): Reader =>
  (cell, row, context) => {
    const before = row.problems.length
    read(cell, row, context)
    for (const problem of row.problems.slice(before)) problem.severity = 'warning'
  }

const flag =
  (field: FactName): Reader =>
  (cell, row) => {
    const said = readChoice('yesNo', cell.text)
    if (said === undefined) refuse(row, cell, 'choice_unknown')
    else Object.assign(row.fields, { [field]: said === 'yes' })
  }

const FACT_READERS = eachFact((name) => optional(isWhole(name) ? number(name) : flag(name)))

/** A wrong one refuses the row: another thing would be sold than the one that was measured. Numbers are shown by their last characters. */
const UNIT_FIELD_READERS = Object.fromEntries(
  Object.entries(UNIT_READERS).map(([field, read]): [string, Reader] => [
    field,
    (cell, row) => {
      row.units ??= emptyUnitRow()
      const code = read(cell.text, row.units)
      const isNumber = field === 'unitImei' || field === 'unitSerial'
      if (code) refuse(row, isNumber ? { ...cell, text: masked(cell.text) } : cell, code)
    },
  ]),
)

/** A wrong cell costs what it says, not the row: nothing is said to be checked that is not. */
const TRUTH_FIELD_READERS = Object.fromEntries(
  Object.entries(TRUTH_READERS).map(([field, read]): [string, Reader] => [
    field,
    optional((cell, row, context) => {
      const code = read(cell.text, row, context)
      if (code) refuse(row, cell, code)
    }),
  ]),
)

/** How each plain field of a product is read from its cell. A wrong one of what is sold refuses the row: guessing would sell something else. */
export const FIELD_READERS: Readonly<Record<string, Reader>> = {
  title: line('title', 150),
  brand: (cell, row, context) => {
    line('brand', 80)(cell, row, context)
    const { brand } = row.fields
    if (brand === undefined) return
    row.fields.brand = normalizeBrand(brand)
    const key = foldText(brand)
    if (!context.listsBrands || listedBrand(brand) || context.strangeBrands.has(key)) return
    context.strangeBrands.add(key)
    row.problems.push(cellProblem(cell.column, cell.field, cell.text, 'brand_not_listed', 'warning'))
  },
  model: line('model', 120),
  mpn: optional(line('mpn', 80)),
  productIndex: optional(line('productIndex', 64)),
  state: choice('state'),
  grade: choice('grade'),
  status: choice('status'),
  vatScheme: choice('vatScheme'),
  ...FACT_READERS,
  deliveryDays: optional(number('deliveryDays')),
  ...TEXT_READERS,
  ...UNIT_FIELD_READERS,
  ...TRUTH_FIELD_READERS,
  quantity: (cell, row, context) => {
    const value = whole(cell, row, context, WHOLE_FIELDS.quantity)
    if (value !== undefined) row.quantity = value
  },
  ean: optional((cell, row) => {
    const digits = cell.text.replaceAll(/[\s-]/g, '')
    if (isEan(digits)) row.fields.ean = digits
    else refuse(row, cell, 'ean_invalid')
  }),
  defects: optional((cell, row) => {
    const defects = cell.text
      .split(/[|\n]/)
      .map((one) => one.trim())
      .filter(Boolean)
    if (defects.length > 30) refuse(row, cell, 'more_than_allowed', { maximum: 30 })
    else if (defects.some((one) => !fitsCharacters(one, 200))) refuse(row, cell, 'too_long', { maximum: 200 })
    else row.fields.defects = defects
  }),
  shops: optional((cell, row, context) => {
    const ids = cell.text
      .split(/[|\n]/)
      .filter((one) => one.trim())
      .map(context.shopOf)
    if (ids.includes(undefined)) refuse(row, cell, 'shop_not_found')
    else row.fields.shopIds = [...new Set(ids as number[])]
  }),
  category: (cell, row, context) => {
    const id = context.categoryOf(cell.text)
    if (id === undefined) refuse(row, cell, 'category_unknown')
    else if (id !== null) row.fields.categoryId = id
  },
}
