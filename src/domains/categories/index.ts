export { readCheckPoints } from './check-points.ts'
export { categoriesService } from './http.ts'
export { categoriesJobs } from './jobs.ts'
export {
  type CategorySeed,
  clearCategoryCache,
  prepareCategories,
  readCategories,
  recountCategories,
  saveCategories,
} from './read-categories.ts'
export { findCategoryNames, findTopCategories } from './store/categories.ts'
export { categoryTreeService } from './tree/http.ts'
export { readCategoryAliases, readTaxonomyIds } from './tree/read-tree.ts'
