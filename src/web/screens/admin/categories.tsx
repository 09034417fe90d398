import { useLoaderData } from 'react-router'
import { privateLoader } from '../../loading.ts'
import { ChoicesSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { CategoryEditor } from './categories/category-editor.tsx'
import { loadCategories } from './categories/load-categories.ts'

export const clientLoader = privateLoader(loadCategories)
export { ChoicesSkeleton as HydrateFallback }

/** R10 E08: the operator edits the tree of categories and decides on what sellers propose. */
export default function AdminCategoriesScreen() {
  return <CategoryEditor {...useLoaderData<typeof clientLoader>()} />
}
