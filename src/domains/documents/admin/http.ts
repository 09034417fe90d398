import type { Deps } from '../../../platform/deps.ts'
import { FileAnswer, service } from '../../../platform/http/service.ts'
import { sendAgainAsOperator } from '../send-again.ts'
import { documentListContract } from './contract.ts'
import { exportDocuments } from './export-documents.ts'
import { listDocuments } from './list-documents.ts'

/** All documents, for the operator. */
export const documentListService = (deps: Deps) =>
  service(documentListContract, {
    'GET /api/admin/documents': ({ query }, { actor }) => listDocuments(deps, actor, query),
    'GET /api/admin/document-export': async ({ query }, { actor, locale }) =>
      new FileAnswer(await exportDocuments(deps, actor, query, locale), 'text/csv; charset=utf-8', 'documents.csv'),
    'POST /api/admin/issued-documents/{documentId}/send-again': ({ params }, { actor }) =>
      sendAgainAsOperator(deps, actor, params.documentId),
  })
