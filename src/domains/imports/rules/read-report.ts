import { fitsCharacters } from '../../../values/characters.ts'
import { foldText } from '../../../values/text-fold.ts'
import type { DraftReport } from '../../product-sync/contract.ts'
import type { CheckResult } from '../../products/contract.ts'
import { type PictureMarks, readIllustrations, readPictureDefects } from './picture-marks.ts'
import { readDay } from './read-unit.ts'
import type { RowContext } from './row-context.ts'

/** What the columns of a row say of a check, before it is known whether that is a report. */
export type ReportRow = { by?: string; day?: string; note?: string; points: DraftReport['points'] }

/** Answers a code where the cell is no such thing. */
type Reader = (text: string, row: ReportRow, context: RowContext) => string | undefined

const LONGEST = { by: 80, note: 500 } as const

const words =
  (of: 'by' | 'note'): Reader =>
  (text, row) => {
    if (!fitsCharacters(text, LONGEST[of])) return 'report_words_too_long'
    row[of] = text
    return undefined
  }

/** `power|battery`, `Włączanie, Bateria`: points of the trade by key or by name in any language, each once in a report. */
const points =
  (result: CheckResult): Reader =>
  (text, row, { pointOf }) => {
    const parts = text.split(/[|;,\n]/).map((part) => part.trim())
    for (const part of parts.filter(Boolean)) {
      const key = pointOf.get(foldText(part))
      if (key === undefined) return 'check_point_unknown'
      if (row.points.some((point) => point.key === key)) return 'check_point_twice'
      row.points.push({ key, result })
    }
    return undefined
  }

/** How each column of a report is read. */
const REPORT_READERS: Readonly<Record<string, Reader>> = {
  reportBy: words('by'),
  reportDay: (text, row, { today }) => {
    const day = readDay(text)
    if (day === undefined) return 'not_a_day'
    if (day > today) return 'day_in_future'
    row.day = day
    return undefined
  },
  reportWorks: points('works'),
  reportFails: points('fails'),
  reportNotChecked: points('notChecked'),
  reportNote: words('note'),
}

/** The report of a row, or which of its columns is missing: half of one is none. */
export function reportOfRow({ by, day, note = '', points: named }: ReportRow): DraftReport | { missing: string } {
  if (by === undefined) return { missing: 'reportBy' }
  if (day === undefined) return { missing: 'reportDay' }
  if (named.length === 0) return { missing: 'reportWorks' }
  return { by, day, note, points: named }
}

/** What a row says of what is true of the offer: what was checked, and what its pictures are. */
export type TruthRow = { report?: ReportRow; marks?: PictureMarks }

/** How each column of that is read; answers a code where the cell is no such thing. */
export const TRUTH_READERS: Readonly<
  Record<string, (text: string, row: TruthRow, context: RowContext) => string | undefined>
> = {
  ...Object.fromEntries(
    Object.entries(REPORT_READERS).map(([field, read]) => [
      field,
      (text: string, row: TruthRow, context: RowContext) => {
        row.report ??= { points: [] }
        return read(text, row.report, context)
      },
    ]),
  ),
  illustrations: (text, row) => {
    const illustrations = readIllustrations(text)
    if (illustrations) row.marks = { ...row.marks, illustrations }
    return illustrations ? undefined : 'picture_place_invalid'
  },
  pictureDefects: (text, row) => {
    const defects = readPictureDefects(text)
    if (defects) row.marks = { ...row.marks, defects }
    return defects ? undefined : 'picture_place_invalid'
  },
}
