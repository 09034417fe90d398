import { type Minor, splitMoney } from '../../../values/money.ts'
import { must } from '../../../values/must.ts'
import { type Priced, type PricedLine, sumOf, totalled } from './priced.ts'
import { type Treatment, vatWithin } from './vat.ts'

/** What is taken back of a line of the original: its gross value in grosze (positive), and how many pieces came back (0: the price alone). */
export type CorrectionLine = {
  line: number
  gross: Minor
  pieces: number
  /** Of a commission, whose tax was frozen order by order: the part of it that goes back. Computed when left out. */
  vat?: Minor
}

/** Why a correction cannot be written; `line` is the number that was asked for. */
export type CorrectionProblem = {
  code: 'correction_empty' | 'correction_unknown_line' | 'correction_exceeds'
  line: number
}

const backOf = (corrections: readonly Priced[], no: number) =>
  corrections.flatMap(({ lines }) => lines).filter((line) => line.no === no)

/** What is left of each line after earlier corrections. */
export function remainingOf(original: Priced, corrections: readonly Priced[]) {
  return original.lines.map((line) => {
    const back = backOf(corrections, line.no)
    return {
      no: line.no,
      gross: line.gross + sumOf(back.map(({ gross }) => gross)),
      pieces: line.quantity - sumOf(back.map(({ pieces }) => must(pieces, 'the pieces of a correction'))),
    }
  })
}

/** The first reason against a correction; undefined when it may be written. */
export function correctionProblem(
  original: Priced,
  corrections: readonly Priced[],
  asked: readonly CorrectionLine[],
): CorrectionProblem | undefined {
  if (asked.every(({ gross }) => gross === 0)) return { code: 'correction_empty', line: asked[0]?.line ?? 0 }
  const left = new Map(remainingOf(original, corrections).map((line) => [line.no, line]))
  const seen = new Set<number>()
  for (const { line, gross, pieces, vat = 0 } of asked) {
    const rest = left.get(line)
    if (!rest || seen.has(line)) return { code: 'correction_unknown_line', line }
    seen.add(line)
    const isAmount = [gross, pieces, vat].every((value) => Number.isSafeInteger(value) && value >= 0)
    if (!isAmount || gross > rest.gross || pieces > rest.pieces || vat > gross)
      return { code: 'correction_exceeds', line }
  }
  return undefined
}

/**
 * The lines and sums of a correction, all negative. The tax that goes back is the tax of the rate before less the tax of what is left of it, so that
 * any number of corrections in any order leave exactly the tax of the rest, and the last one nothing.
 */
export function correctDocument(
  original: Priced,
  corrections: readonly Priced[],
  asked: readonly CorrectionLine[],
): Priced {
  const problem = correctionProblem(original, corrections, asked)
  if (problem) throw new Error(`${problem.code}: line ${problem.line}`)
  const wanted = asked.filter(({ gross }) => gross > 0)
  const lineOf = (no: number) =>
    must(
      original.lines.find((line) => line.no === no),
      `line ${no}`,
    )
  const groups = Map.groupBy(wanted, ({ line }) => lineOf(line).treatment)
  const lines = [...groups].flatMap(([treatment, group]) => {
    const grosses = group.map(({ gross }) => gross)
    const vats = vatsOf(group, () => taxBack(original, corrections, treatment, sumOf(grosses)))
    return group.map((one, index) => backLine(lineOf(one.line), one, vats && must(vats[index], 'a share of VAT')))
  })
  return totalled(lines.sort((a, b) => a.no - b.no))
}

function vatsOf(group: readonly CorrectionLine[], computed: () => Minor | null): Minor[] | null {
  if (group.every(({ vat }) => vat !== undefined)) return group.map(({ vat }) => must(vat, 'VAT'))
  const vat = computed()
  return vat === null
    ? null
    : splitMoney(
        vat,
        group.map(({ gross }) => gross),
      )
}

function taxBack(original: Priced, corrections: readonly Priced[], treatment: Treatment, gross: Minor): Minor | null {
  const before = sumOf([original, ...corrections].flatMap(({ totals }) => grossOf(totals, treatment)))
  const had = vatWithin(before, treatment)
  const keeps = vatWithin(before - gross, treatment)
  return had === null || keeps === null ? null : had - keeps
}

const grossOf = (totals: Priced['totals'], treatment: Treatment) =>
  totals.filter((total) => total.treatment === treatment).map(({ gross }) => gross)

function backLine(line: PricedLine, { gross, pieces }: CorrectionLine, vat: Minor | null): PricedLine {
  const isWhole = pieces > 0 && gross % pieces === 0
  return {
    ...line,
    quantity: isWhole ? -pieces : -1,
    unitGross: isWhole ? gross / pieces : gross,
    gross: -gross,
    // No negative nought: it would be told from nought.
    vat: vat === null ? null : vat === 0 ? 0 : -vat,
    pieces,
  }
}
