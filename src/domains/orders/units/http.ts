import type { Deps } from '../../../platform/deps.ts'
import { FileAnswer, service } from '../../../platform/http/service.ts'
import { readBoughtErasure, readBoughtUnits } from './bought-units.ts'
import { boughtUnitsContract } from './contract.ts'

/** The very units of a purchase, for whoever knows its unguessable key. */
export const boughtUnitsService = (deps: Deps) =>
  service(boughtUnitsContract, {
    'GET /api/purchases/{key}/units': async ({ params }) => ({ units: await readBoughtUnits(deps, params.key) }),
    'GET /api/purchases/{key}/units/{code}/erasure': async ({ params }) =>
      new FileAnswer(await readBoughtErasure(deps, params), 'application/pdf', `erasure-${params.code}.pdf`),
  })
