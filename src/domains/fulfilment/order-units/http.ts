import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { orderUnitsContract } from './contract.ts'
import { readOrderUnits, setOrderUnits } from './units-of-order.ts'

/** The very units of a seller's orders. Orders of others are `order_not_found`. */
export const orderUnitsService = (deps: Deps) =>
  service(orderUnitsContract, {
    'GET /api/companies/{id}/orders/{number}/units': ({ params }, { actor }) =>
      readOrderUnits(deps, actor, { companyId: params.id, number: params.number }),
    'PUT /api/companies/{id}/orders/{number}/units': ({ params, body }, { actor }) =>
      setOrderUnits(
        deps,
        actor,
        { companyId: params.id, number: params.number },
        body.items.map(({ versionId, units }) => ({ versionId, codes: units })),
      ),
  })
