import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { categoriesContract } from './contract.ts'
import { readCategories } from './read-categories.ts'

/** The category tree with its fields, for everybody; cached for a minute under the tag `categories`. */
export const categoriesService = (deps: Deps) =>
  service(categoriesContract, {
    'GET /api/categories': async (_, call) => {
      call.cache({ tags: ['categories'], maxAge: 60 })
      return { categories: await readCategories(deps) }
    },
  })
