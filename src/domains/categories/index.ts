export { readCheckPoints } from './check-points.ts'
export { categoriesService } from './http.ts'
export { categoriesJobs } from './jobs.ts'
export {
  type CategorySeed,
  clearCategoryCache,
  prepareCategories,
  readCategories,
  readCategoriesById,
  recountCategories,
  saveCategories,
} from './read-categories.ts'
export { findCategoryNames, findTopCategories } from './store/categories.ts'
export { typedTitles } from './store/typed-titles.ts'
export { categoryTreeService } from './tree/http.ts'
export { readCategoryAliases, readTaxonomyIds } from './tree/read-tree.ts'
