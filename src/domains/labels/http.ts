import type { Deps } from '../../platform/deps.ts'
import { FileAnswer, service } from '../../platform/http/service.ts'
import { cancelLabel, lookUpLabel } from './change-label.ts'
import { labelsContract } from './contract.ts'
import { readBatch, readLabelFile, readOrderLabels } from './read-labels.ts'
import { requestLabels } from './request-labels.ts'
import { retryLabel } from './retry-label.ts'
import { shipLabel } from './ship-label.ts'

const askOf = ({ id, label }: { id: number; label: number }) => ({ companyId: id, id: label })

/** Labels that a company buys from its carriers. Those of others are `label_not_found`. */
export const labelsService = (deps: Deps) =>
  service(labelsContract, {
    'POST /api/companies/{id}/labels': ({ params, body }, { actor, locale }) =>
      requestLabels(deps, actor, { companyId: params.id, labels: body.labels, locale }),
    'GET /api/companies/{id}/label-batches/{batch}': async ({ params }, { actor }) => ({
      labels: await readBatch(deps, actor, params.id, params.batch),
    }),
    'GET /api/companies/{id}/orders/{number}/labels': async ({ params }, { actor }) => ({
      labels: await readOrderLabels(deps, actor, params.id, params.number),
    }),
    'POST /api/companies/{id}/labels/{label}/retry': ({ params }, { actor }) => retryLabel(deps, actor, askOf(params)),
    'POST /api/companies/{id}/labels/{label}/look-up': ({ params }, { actor }) =>
      lookUpLabel(deps, actor, askOf(params)),
    'POST /api/companies/{id}/labels/{label}/cancel': ({ params }, { actor }) =>
      cancelLabel(deps, actor, askOf(params)),
    'POST /api/companies/{id}/labels/{label}/ship': ({ params }, { actor }) => shipLabel(deps, actor, askOf(params)),
    'GET /api/companies/{id}/labels/{label}/file': async ({ params }, { actor }) =>
      new FileAnswer(await readLabelFile(deps, actor, askOf(params)), 'application/pdf', `label-${params.label}.pdf`),
  })
