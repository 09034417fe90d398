import type { Deps } from '../../platform/deps.ts'
import { FileAnswer, service } from '../../platform/http/service.ts'
import { cancelLabel } from './cancel-label.ts'
import { fetchFile, lookUpLabel } from './change-label.ts'
import { labelsContract } from './contract.ts'
import { listLabels } from './list-labels.ts'
import { printLabels } from './printing/print-labels.ts'
import { readCarriersAsOperator } from './read-carriers-as-operator.ts'
import { readBatch, readLabelFile, readOrderLabels } from './read-labels.ts'
import { requestLabels } from './request-labels.ts'
import { retryLabel } from './retry-label.ts'
import { shipLabel } from './ship-label.ts'
import { shipLabels } from './ship-labels.ts'

const askOf = ({ id, label }: { id: number; label: number }) => ({ companyId: id, id: label })

/** Labels that a company buys from its carriers. Those of others are `label_not_found`. */
export const labelsService = (deps: Deps) =>
  service(labelsContract, {
    'GET /api/admin/companies/{id}/carriers': ({ params }, { actor }) => readCarriersAsOperator(deps, actor, params.id),
    'POST /api/companies/{id}/labels': ({ params, body }, { actor, locale }) =>
      requestLabels(deps, actor, { companyId: params.id, labels: body.labels, locale }),
    'GET /api/companies/{id}/labels': ({ params, query }, { actor }) =>
      listLabels(deps, actor, { companyId: params.id, ...query }),
    'POST /api/companies/{id}/label-prints': async ({ params, body }, { actor, locale }) => {
      const { bytes, media, extension } = await printLabels(deps, actor, { companyId: params.id, ...body, locale })
      return new FileAnswer(bytes, media, `labels.${extension}`)
    },
    'POST /api/companies/{id}/label-shipments': ({ params, body }, { actor, locale }) =>
      shipLabels(deps, actor, { companyId: params.id, labels: body.labels, locale }),
    'GET /api/companies/{id}/label-batches/{batch}': ({ params }, { actor }) =>
      readBatch(deps, actor, params.id, params.batch),
    'GET /api/companies/{id}/orders/{number}/labels': ({ params }, { actor }) =>
      readOrderLabels(deps, actor, params.id, params.number),
    'POST /api/companies/{id}/labels/{label}/retry': ({ params }, { actor }) => retryLabel(deps, actor, askOf(params)),
    'POST /api/companies/{id}/labels/{label}/look-up': ({ params }, { actor }) =>
      lookUpLabel(deps, actor, askOf(params)),
    'POST /api/companies/{id}/labels/{label}/fetch-file': ({ params }, { actor }) =>
      fetchFile(deps, actor, askOf(params)),
    'POST /api/companies/{id}/labels/{label}/cancel': ({ params }, { actor }) =>
      cancelLabel(deps, actor, askOf(params)),
    'POST /api/companies/{id}/labels/{label}/ship': ({ params }, { actor }) => shipLabel(deps, actor, askOf(params)),
    'GET /api/companies/{id}/labels/{label}/file': async ({ params }, { actor }) =>
      new FileAnswer(await readLabelFile(deps, actor, askOf(params)), 'application/pdf', `label-${params.label}.pdf`),
  })
