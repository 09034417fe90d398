import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { Failure } from '../../values/failure.ts'
import { readCheckPoints } from './check-points.ts'
import { categoriesContract } from './contract.ts'
import { readCategories } from './read-categories.ts'

/** The category tree with its fields, for everybody; cached for a minute under the tag `categories`. */
export const categoriesService = (deps: Deps) =>
  service(categoriesContract, {
    'GET /api/categories': async (_, call) => {
      call.cache({ tags: ['categories'], maxAge: 60 })
      return { categories: await readCategories(deps) }
    },
    'GET /api/categories/{id}/check-points': async ({ params }, call) => {
      call.cache({ tags: ['categories'], maxAge: 60 })
      const points = (await readCheckPoints(deps)).of(params.id)
      if (!points) throw new Failure('notFound', 'category_not_found')
      return { points: [...points] }
    },
  })
