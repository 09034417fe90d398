import type { DraftFields, DraftTexts } from '../../catalog/upsert/contract.ts'
import { composeTitle } from './compose-title.ts'
import { readPrice } from './convert-price.ts'
import { memoryFacts, storageFacts } from './facts-memory.ts'
import { type Facts, processorFacts } from './facts-processor.ts'
import { screenFacts } from './facts-screen.ts'
import { graphicsFacts, systemFacts } from './facts-system.ts'
import { plainCell } from './formula-cell.ts'
import { attributeOf, joinCells } from './import-fields.ts'
import { isPictureAddress, MOST_PICTURES, type PictureSource, pictureSources } from './picture-sources.ts'
import { readAttribute } from './read-attribute.ts'
import { type Cell, FIELD_READERS, type Gathering } from './read-fields.ts'
import type { RowContext } from './row-context.ts'
import { cellProblem, type RowProblem } from './row-problem.ts'

/** Characters of free wording that are taken apart. */
const LONGEST_WORDING = 300
/** Gross, grosze: ten million złoty. */
const HIGHEST_PRICE = 1_000_000_000

/** What a row says, as far as it says anything. */
export type RowDraft = {
  fields: DraftFields
  texts: DraftTexts
  price?: number
  quantity?: number
  attributes: Facts
  pictures?: PictureSource[]
  fallbackTitle: string
}
/** `draft` is absent when the row is refused. `key`: ERP code of the product, empty when there is none. */
export type ReadRow = { key: string; versionName: string; draft?: RowDraft; problems: RowProblem[] }

const FACTS: Readonly<Record<string, (text: string) => Facts>> = {
  factsProcessor: processorFacts,
  factsMemory: memoryFacts,
  factsStorage: storageFacts,
  factsGraphics: graphicsFacts,
  factsScreen: screenFacts,
  factsSystem: systemFacts,
}

/** A row of a table as a product or a version of one, with everything that is wrong with it. */
export function readRow(cells: readonly string[], context: RowContext, broken = false): ReadRow {
  const problems: RowProblem[] = []
  if (broken) problems.push(cellProblem(null, 'row', cells[0] ?? null, 'quotes_broken'))
  else if (cells.slice(context.header.length).some((cell) => cell.trim() !== '')) {
    problems.push(cellProblem(null, 'row', null, 'row_too_long', 'rejected', { maximum: context.header.length }))
  }
  const row: Gathering & RowDraft = { fields: {}, texts: {}, attributes: {}, problems, fallbackTitle: '' }
  const said = cellsOf(cells, context)
  const of = (field: string) => said.find((cell) => cell.field === field)?.text ?? ''
  for (const { column, field, text } of said) {
    // Whoever made the file had lost letters before: nobody can tell which.
    if (text.includes('\uFFFD')) problems.push(cellProblem(column, field, text, 'letters_lost', 'warning'))
  }
  for (const cell of said) FIELD_READERS[cell.field]?.(cell, row, context)
  for (const cell of said) readRest(cell, row, context)
  const group = of('group')
  const key = group || of('erpCode')
  if (key === '') problems.push(cellProblem(columnOf(context, 'erpCode'), 'erpCode', null, 'erp_code_missing'))
  if (key.length > 64)
    problems.push(cellProblem(columnOf(context, 'erpCode'), 'erpCode', key, 'too_long', 'rejected', { maximum: 64 }))
  const versionName = of('versionName')
  if (versionName.length > 120) {
    problems.push(
      cellProblem(columnOf(context, 'versionName'), 'versionName', versionName, 'too_long', 'rejected', {
        maximum: 120,
      }),
    )
  }
  row.fallbackTitle = composeTitle(row.fields.brand ?? '', row.fields.model ?? '', row.attributes)
  const { problems: _, ...draft } = row
  const refused = problems.some((problem) => problem.severity === 'rejected')
  return {
    ...{ key: key.slice(0, 64), versionName: versionName.slice(0, 120), problems: mostTelling(problems) },
    ...(refused ? {} : { draft }),
  }
}

/** What the row says by field: columns joined, apostrophes of exports taken away, empty ones left out. */
function cellsOf(cells: readonly string[], { columns }: RowContext): Cell[] {
  return columns.flatMap(({ field, columns: from, joiner }) => {
    const parts = from.map((column) => plainCell(cells[column] ?? '').trim()).filter(Boolean)
    return parts.length > 0 ? [{ field, column: from[0] ?? 0, text: joinCells(parts, joiner) }] : []
  })
}

/** Problems that are told of one row: what refuses it comes first. */
const MOST_PROBLEMS = 40

function mostTelling(problems: RowProblem[]): RowProblem[] {
  if (problems.length <= MOST_PROBLEMS) return problems
  return problems.toSorted((a, b) => a.severity.localeCompare(b.severity)).slice(0, MOST_PROBLEMS)
}

const columnOf = ({ columns }: RowContext, field: string) =>
  columns.find((one) => one.field === field)?.columns[0] ?? null

/** Price, attributes and pictures: they depend on what the plain fields said. */
function readRest(cell: Cell, row: Gathering & RowDraft, context: RowContext): void {
  const { field, column, text } = cell
  const problem = (code: string, severity: RowProblem['severity'], value = text, params?: RowProblem['params']) =>
    row.problems.push(cellProblem(column, field, value, code, severity, params))
  const key = attributeOf(field)
  if (field === 'price') {
    const price = readPrice(text, context.marks[column] ?? 'auto', context.rate)
    if (price === undefined) problem('not_a_price', 'rejected')
    else if (price > HIGHEST_PRICE) problem('too_big', 'rejected', text, { maximum: HIGHEST_PRICE / 100 })
    else row.price = price
  } else if (field === 'images') {
    const sources = pictureSources(text, context.publicUrl)
    const usable = sources.filter((source) => {
      const code = pictureProblem(source, context)
      if (code) problem(code, 'warning', source.name)
      return !code
    })
    if (usable.length > MOST_PICTURES) problem('more_than_allowed', 'warning', text, { maximum: MOST_PICTURES })
    if (usable.length > 0) row.pictures = usable.slice(0, MOST_PICTURES)
  } else if (key !== undefined) {
    const schema = context.schemaOf(row.fields.categoryId ?? context.settings.defaultCategoryId, key)
    const value = schema && readAttribute(text, schema, context.marks[column] ?? 'auto')
    if (value === undefined) problem('attribute_unclear', 'warning')
    else row.attributes[key] = value
  } else if (FACTS[field]) {
    const facts = FACTS[field](text.slice(0, LONGEST_WORDING))
    if (Object.keys(facts).length === 0) problem('attribute_unclear', 'warning')
    // A column of its own says it better.
    row.attributes = { ...facts, ...row.attributes }
  }
}

function pictureProblem({ kind, name }: PictureSource, { archive }: RowContext): string | undefined {
  if (kind === 'url') return isPictureAddress(name) ? undefined : 'picture_address_invalid'
  if (kind === 'archive') return archive?.has(name) ? undefined : 'picture_not_in_archive'
  return undefined
}
