import type { Deps } from '../../platform/deps.ts'
import { FileAnswer, service } from '../../platform/http/service.ts'
import { documentsContract } from './contract.ts'
import { readDocumentSettings, saveDocumentSettings } from './document-settings.ts'
import { downloadAsOperator, downloadCommission, downloadOfOrder, downloadOfPurchase } from './download-document.ts'
import { issueNow } from './issue-now.ts'
import { saveKsefSettings } from './ksef-access.ts'
import type { Downloaded } from './print-document.ts'
import {
  readCommissionDocuments,
  readDocumentsAsOperator,
  readOrderDocuments,
  readPurchaseDocuments,
} from './read-documents.ts'
import { sendAgain } from './send-again.ts'
import { tryKsef } from './try-ksef.ts'
import { uploadInvoice } from './upload-invoice.ts'

const answer = ({ bytes, media, name }: Downloaded) => new FileAnswer(bytes, media, name)

/** Documents for buyers (by the key of the purchase), sellers and the operator. */
export const documentsService = (deps: Deps) =>
  service(documentsContract, {
    'GET /api/purchases/{key}/documents': async ({ params }) => ({
      documents: await readPurchaseDocuments(deps, params.key),
    }),
    'GET /api/purchases/{key}/documents/{source}/{documentId}': async ({ params: { key, ...wanted } }) =>
      answer(await downloadOfPurchase(deps, key, wanted)),
    'GET /api/companies/{id}/orders/{number}/documents/{source}/{documentId}': async ({ params, query }, { actor }) =>
      answer(
        await downloadOfOrder(deps, actor, { companyId: params.id, number: params.number }, { ...params, ...query }),
      ),
    'GET /api/companies/{id}/commission-documents/{documentId}': async ({ params, query }, { actor }) =>
      answer(await downloadCommission(deps, actor, params.id, { ...params, ...query })),
    'GET /api/admin/orders/{number}/documents': async ({ params }, { actor }) => ({
      documents: await readDocumentsAsOperator(deps, actor, params.number),
    }),
    'GET /api/admin/documents/{source}/{documentId}': async ({ params, query }, { actor }) =>
      answer(await downloadAsOperator(deps, actor, { ...params, ...query })),
    'GET /api/companies/{id}/orders/{number}/documents': async ({ params }, { actor }) => ({
      documents: await readOrderDocuments(deps, actor, params.id, params.number),
    }),
    'POST /api/companies/{id}/orders/{number}/documents': async ({ params }, { actor }) => ({
      documents: await issueNow(deps, actor, params.id, params.number),
    }),
    'POST /api/companies/{id}/orders/{number}/document-files': async ({ params, query, file }, { actor }) => ({
      documents: await uploadInvoice(deps, actor, {
        companyId: params.id,
        number: params.number,
        name: query.name,
        file,
      }),
    }),
    'GET /api/companies/{id}/commission-documents': ({ params, query }, { actor }) =>
      readCommissionDocuments(deps, actor, params.id, query.before),
    'GET /api/companies/{id}/document-settings': ({ params }, { actor }) =>
      readDocumentSettings(deps, actor, params.id),
    'PUT /api/companies/{id}/document-settings': ({ params, body }, { actor }) =>
      saveDocumentSettings(deps, actor, params.id, body),
    'POST /api/companies/{id}/issued-documents/{documentId}/send-again': ({ params }, { actor }) =>
      sendAgain(deps, actor, params.id, params.documentId),
    'POST /api/companies/{id}/document-settings/ksef/test': ({ params }, { actor }) => tryKsef(deps, actor, params.id),
    'PUT /api/companies/{id}/document-settings/ksef': ({ params, body }, { actor }) =>
      saveKsefSettings(deps, actor, params.id, body),
  })
