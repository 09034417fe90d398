import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { figuresContract } from './contract.ts'
import { readOrderFigures, readSalesFigures } from './read-figures.ts'

/** Figures of the operator's overview. */
export const figuresService = (deps: Deps) =>
  service(figuresContract, {
    'GET /api/admin/sales-figures': (_, { actor }) => readSalesFigures(deps, actor),
    'GET /api/admin/order-figures': (_, { actor }) => readOrderFigures(deps, actor),
  })
