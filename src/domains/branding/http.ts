import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { presentationContract } from './contract.ts'
import { endHoliday, planHoliday } from './holiday.ts'
import { changePresentationPicture, removePresentationPicture } from './pictures.ts'
import { readOwnPresentation, readPresentation, savePresentation } from './presentation.ts'

/** How a company presents itself, for everybody (cached for five minutes) and for its team, and its holiday. */
export const presentationService = (deps: Deps) =>
  service(presentationContract, {
    'GET /api/companies/{id}/presentation': async ({ params }, call) => {
      call.cache({ tags: [`company:${params.id}`], maxAge: 300 })
      return readPresentation(deps, params.id)
    },
    'GET /api/companies/{id}/presentation/own': ({ params }, { actor }) => readOwnPresentation(deps, actor, params.id),
    'PUT /api/companies/{id}/presentation': ({ params, body }, { actor }) =>
      savePresentation(deps, actor, params.id, body),
    'PUT /api/companies/{id}/presentation/pictures/{picture}': ({ params, file }, { actor }) =>
      changePresentationPicture(deps, actor, params.id, { picture: params.picture, file }),
    'DELETE /api/companies/{id}/presentation/pictures/{picture}': ({ params }, { actor }) =>
      removePresentationPicture(deps, actor, params.id, params.picture),
    'PUT /api/companies/{id}/holiday': ({ params, body }, { actor }) => planHoliday(deps, actor, params.id, body),
    'DELETE /api/companies/{id}/holiday': ({ params }, { actor }) => endHoliday(deps, actor, params.id),
  })
