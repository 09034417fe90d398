import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { categoriesContract } from './contract.ts'
import { readCategories } from './read-categories.ts'

export const categoriesService = (deps: Deps) =>
  service(categoriesContract, {
    'GET /api/categories': async (_, call) => {
      call.cache({ tags: ['categories'], maxAge: 60 })
      return { categories: await readCategories(deps) }
    },
  })
