import { isDeepStrictEqual } from 'node:util'
import { ksefWords } from '../../src/domains/documents/adapters/layout/words.ts'
import type { DocumentContent } from '../../src/domains/documents/rules/content.ts'
import { buildFa3 } from '../../src/domains/documents/rules/fa3/build-fa3.ts'
import { checkFa3 } from '../../src/domains/documents/rules/fa3/check-fa3.ts'
import { KIND_TABLE } from '../../src/domains/documents/rules/kinds.ts'
import { sumOf } from '../../src/domains/documents/rules/priced.ts'
import { must } from '../../src/values/must.ts'

/** What is wrong with a document's file for the state: by the rules of FA(3), and where its sum is another than the document's. */
export function fileProblems(content: DocumentContent): unknown[] {
  const xml = buildFa3(content, ksefWords)
  const sum = xml.split('<P_15>')[1]?.split('<')[0]
  return [...checkFa3(xml), ...(sum === (content.total / 100).toFixed(2) ? [] : [`P_15 is ${sum}`])]
}

/** Sums of a file for the state, in grosze: what it asks for, its rows, and what it says of every treatment. */
function sumsOf(xml: string) {
  const all = (field: string) =>
    [...xml.matchAll(FIELD)].flatMap(([, name, whole, part]) => (name === field ? [Number(`${whole}${part}`)] : []))
  const net = (...fields: string[]) => sumOf(fields.flatMap(all))
  return {
    due: net('P_15'),
    rows: net('P_11A'),
    treatments: net('P_13_1', 'P_14_1', 'P_13_7', 'P_13_8', 'P_13_9', 'P_13_11'),
    vat: net('P_14_1'),
    vatOfRows: net('P_11Vat'),
  }
}
const FIELD = /<(P_\w+)>(-?\d+)\.(\d\d)</g

/** Where a document's file for the state says another sum than the document; null: nowhere, or it has none. */
export function fileDifference(content: DocumentContent): unknown {
  if (!KIND_TABLE[content.kind].isInvoice) return null
  const { total, totals } = content
  const vat = sumOf(totals.map((one) => (one.treatment === 'vat23' ? must(one.vat, 'VAT') : 0)))
  const expected = { due: total, rows: total, treatments: total, vat, vatOfRows: vat }
  const found = sumsOf(buildFa3(content, ksefWords))
  return isDeepStrictEqual(found, expected) ? null : { found, expected }
}
