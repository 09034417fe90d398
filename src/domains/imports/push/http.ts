import type { Deps } from '../../../platform/deps.ts'
import type { Handlers } from '../../../platform/http/service.ts'
import type { pushContract } from './contract.ts'
import { setPrices, setStock } from './push.ts'
import { readUnits, setUnits } from './units.ts'

export const pushHandlers = (deps: Deps): Handlers<typeof pushContract> => ({
  'PUT /api/companies/{id}/stock': ({ params, body }, { actor }) =>
    setStock(deps, actor, params.id, body.items, body.counts),
  'PUT /api/companies/{id}/product-units': ({ params, body }, { actor }) =>
    setUnits(deps, actor, params.id, body.items),
  'GET /api/companies/{id}/product-units': ({ params, query }, { actor, origin }) =>
    readUnits(deps, actor, params.id, { ...query, origin }),
  'PUT /api/companies/{id}/prices': ({ params, body }, { actor }) => setPrices(deps, actor, params.id, body.items),
})
