import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { confirmOpening } from './confirm-opening.ts'
import { openingContract } from './contract.ts'
import { readOpening } from './read-opening.ts'

/** The way of a market to its opening, for the operator. */
export const openingService = (deps: Deps) =>
  service(openingContract, {
    'GET /api/admin/opening': (_, { actor }) => readOpening(deps, actor),
    'PUT /api/admin/opening/{item}': async ({ params, body }, { actor }) => {
      await confirmOpening(deps, actor, params.item, body.confirmed)
      return readOpening(deps, actor)
    },
  })
