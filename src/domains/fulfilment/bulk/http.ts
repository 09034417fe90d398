import type { Deps } from '../../../platform/deps.ts'
import { FileAnswer, service } from '../../../platform/http/service.ts'
import { printSlips } from '../slips/print-slips.ts'
import { bulkContract } from './contract.ts'
import { exportChosen } from './export-chosen.ts'
import { beginOrders, shipOrders } from './take-steps.ts'

/** One step for many orders of a seller, and a file of those that were chosen. */
export const bulkOrdersService = (deps: Deps) =>
  service(bulkContract, {
    'POST /api/companies/{id}/order-shipments': ({ params, body }, { actor, locale }) =>
      shipOrders(deps, actor, params.id, body.shipments, locale),
    'POST /api/companies/{id}/order-preparations': ({ params, body }, { actor, locale }) =>
      beginOrders(deps, actor, params.id, body.numbers, locale),
    'POST /api/companies/{id}/order-export': async ({ params, body }, { actor, locale }) => {
      const bytes = await exportChosen(deps, actor, params.id, body.numbers, locale)
      return new FileAnswer(bytes, 'text/csv; charset=utf-8', `orders-${deps.now().toISOString().slice(0, 10)}.csv`)
    },
    'POST /api/companies/{id}/packing-slips': async ({ params, body }, { actor, locale, origin }) => {
      const bytes = await printSlips(deps, actor, params.id, { ...body, locale, origin })
      return new FileAnswer(bytes, 'application/pdf', 'packing-slips.pdf')
    },
  })
