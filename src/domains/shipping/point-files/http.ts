import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { pointFilesContract } from './contract.ts'
import { importPoints } from './import-points.ts'
import { readPointLists } from './read-lists.ts'

/** What the operator sees of pickup points, and files of those that no carrier lists. */
export const pointFilesService = (deps: Deps) =>
  service(pointFilesContract, {
    'GET /api/admin/pickup-points': (_, { actor }) => readPointLists(deps, actor),
    'POST /api/admin/pickup-points': ({ query, file }, { actor }) =>
      importPoints(deps, actor, { ...query, path: file.path }),
  })
