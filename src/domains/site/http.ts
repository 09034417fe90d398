import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { siteContract } from './contract.ts'
import { readSite, saveSite } from './site.ts'
import { changeSitePicture, removeSitePicture } from './site-pictures.ts'

/** What the operator configures of the pages: name, texts, pictures, accent, news. */
export const siteService = (deps: Deps) =>
  service(siteContract, {
    'GET /api/admin/site': (_, { actor }) => readSite(deps, actor),
    'PUT /api/admin/site': ({ body }, { actor }) => saveSite(deps, actor, body),
    'PUT /api/admin/site/pictures/{picture}': ({ params, file }, { actor }) =>
      changeSitePicture(deps, actor, params.picture, file),
    'DELETE /api/admin/site/pictures/{picture}': ({ params }, { actor }) =>
      removeSitePicture(deps, actor, params.picture),
  })
