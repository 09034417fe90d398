import { plainCell } from '../../../values/formula-cell.ts'
import { foldText } from '../../../values/text-fold.ts'
import { composeTitle } from './compose-title.ts'
import { cutVersionName, joinCells } from './import-fields.ts'
import { namesOnly, pictureSources } from './picture-sources.ts'
import { type Cell, FIELD_READERS, type Gathering } from './read-fields.ts'
import { reportOfRow } from './read-report.ts'
import { readRest } from './read-rest.ts'
import { unitsOfRow, wrongUnitRow } from './read-unit.ts'
import type { RowContext } from './row-context.ts'
import type { RowDraft } from './row-draft.ts'
import { cellProblem, type RowProblem } from './row-problem.ts'

/** `draft` is absent when the row is refused. `key`: ERP code of the product, empty when there is none. */
export type ReadRow = {
  key: string
  /** The key is made of the content. */
  generated: boolean
  versionName: string
  draft?: RowDraft
  problems: RowProblem[]
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
  const given = group || of('erpCode')
  const content = given === '' && context.codeOf ? identity(said) : ''
  const key = given || (content === '' ? '' : (context.codeOf?.(content) ?? ''))
  if (key === '') problems.push(cellProblem(columnOf(context, 'erpCode'), 'erpCode', null, 'erp_code_missing'))
  if (key.length > 64)
    problems.push(cellProblem(columnOf(context, 'erpCode'), 'erpCode', key, 'too_long', 'rejected', { maximum: 64 }))
  const versionName = of('versionName')
  if (cutVersionName(versionName) !== versionName) {
    problems.push(
      cellProblem(columnOf(context, 'versionName'), 'versionName', versionName, 'too_long', 'rejected', {
        maximum: 120,
      }),
    )
  }
  row.fallbackTitle = composeTitle(row.fields.brand ?? '', row.fields.model ?? '', row.attributes)
  const isReadable = !problems.some(({ field, severity }) => field?.startsWith('unit') && severity === 'rejected')
  if (row.units && isReadable) {
    const wrong = wrongUnitRow(row.units)
    // A table may speak of things that nobody numbered: then it says nothing that could be kept.
    const severity = wrong?.code === 'unit_key_missing' ? 'warning' : 'rejected'
    if (wrong) problems.push(cellProblem(columnOf(context, wrong.field), wrong.field, null, wrong.code, severity))
    else row.things = unitsOfRow(row.units)
  }
  if (row.report && !problems.some(({ field }) => field?.startsWith('report'))) {
    const report = reportOfRow(row.report)
    if ('missing' in report) {
      const { missing } = report
      problems.push(cellProblem(columnOf(context, missing), missing, null, 'report_incomplete', 'warning'))
    } else row.fields.report = report
  }
  const pictures = pictureSources(of('images'), context.publicUrl).length
  for (const [field, places] of Object.entries({
    illustrations: row.marks?.illustrations,
    pictureDefects: row.marks?.defects?.keys(),
  }))
    if (places && !namesOnly(places, pictures))
      problems.push(cellProblem(columnOf(context, field), field, of(field), 'picture_place_invalid', 'warning'))
  const { problems: _, units: __, report: ___, marks: ____, ...draft } = row
  const refused = problems.some((problem) => problem.severity === 'rejected')
  return {
    ...{
      key: key.slice(0, 64),
      generated: given === '' && key !== '',
      versionName: cutVersionName(versionName),
      problems: mostSpecific(problems),
    },
    ...(refused ? {} : { draft }),
  }
}

/** What tells one thing from another, whatever it costs and however many there are. Empty where the row says nothing of it. */
const IDENTIFYING = /^(attribute\..+|facts.+|versionName|title|brand|model|mpn|ean|productIndex|state|grade)$/

function identity(said: readonly Cell[]): string {
  const parts = said.filter(({ field }) => IDENTIFYING.test(field))
  const words = parts.map(({ field, text }) => `${field} ${foldText(text).replaceAll(/\s+/g, ' ')}`)
  return words.sort().join('\n')
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

function mostSpecific(problems: RowProblem[]): RowProblem[] {
  if (problems.length <= MOST_PROBLEMS) return problems
  return problems.toSorted((a, b) => a.severity.localeCompare(b.severity)).slice(0, MOST_PROBLEMS)
}

const columnOf = ({ columns }: RowContext, field: string) =>
  columns.find((one) => one.field === field)?.columns[0] ?? null
