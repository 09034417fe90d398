import type { Deps } from '../../platform/deps.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { issueDocument } from './issue.ts'
import { contentOf } from './read-content.ts'
import { type CorrectionLine, correctDocument, correctionProblem } from './rules/correct-document.ts'
import { KIND_TABLE } from './rules/kinds.ts'
import { type DocumentRow, findCorrections, findDocument, findDocumentByKey } from './store/documents.ts'
import { lockSettings } from './store/settings.ts'

export type CorrectionAsk = {
  documentId: number
  /** What goes back, by the numbers of the original's lines: gross grosze, and pieces that came back. */
  lines: readonly CorrectionLine[]
  /** In the words that stand on it. */
  reason: string
  /** What it is for (`refund:17`): the same again answers the correction that was issued, and issues none. */
  key: string
}

/**
 * Issues a correction of a document, in a transaction of its own or in that of `deps.db`. Never more than is left of any line, however many are
 * asked for at once. `document_not_found`, `not_correctable` (a correction itself), `correction_empty`, `correction_unknown_line`,
 * `correction_exceeds`.
 */
export async function issueCorrection(deps: Deps, ask: CorrectionAsk): Promise<DocumentRow> {
  if (deps.db.isTransaction) return correctInside(deps, ask)
  return deps.db.transaction().execute((db) => correctInside({ ...deps, db }, ask))
}

async function correctInside(deps: Deps, { documentId, lines, reason, key }: CorrectionAsk): Promise<DocumentRow> {
  const row = await findDocument(deps.db, documentId)
  if (!row) throw new Failure('notFound', 'document_not_found')
  const kind = KIND_TABLE[row.kind].correctedBy
  if (!kind) throw new Failure('conflict', 'not_correctable')
  const settings = await lockSettings(deps.db, row.companyId, deps.now())
  const known = await findDocumentByKey(deps.db, correctionKey(documentId, key))
  if (known) return known
  const original = contentOf(row)
  const earlier = (await findCorrections(deps.db, documentId)).map(contentOf)
  const problem = correctionProblem(original, earlier, lines)
  if (problem) throw invalidField(fieldOf(lines, problem.line), problem.code)
  const { version: _, number, issuedOn, issuedAt: __, ...kept } = original
  return issueDocument(deps, settings, {
    companyId: row.companyId,
    orderId: row.orderId,
    correctsId: documentId,
    buyerCompanyId: row.buyerCompanyId,
    key: correctionKey(documentId, key),
    content: {
      ...kept,
      ...correctDocument(original, earlier, lines),
      kind,
      correction: {
        kind: row.kind,
        number,
        issuedOn,
        reason: must(reason.trim() || null, 'the reason of a correction'),
      },
    },
  })
}

/** The key of what corrects a document for a cause. */
export const correctionKey = (documentId: number, key: string) => `correction:${documentId}:${key}`

function fieldOf(lines: readonly CorrectionLine[], line: number): string {
  const index = lines.findIndex((one) => one.line === line)
  return index < 0 ? 'lines' : `lines.${index}`
}
