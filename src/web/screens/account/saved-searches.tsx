import { useLoaderData, useSearchParams } from 'react-router'
import type { SavedSearch } from '../../../domains/wishes/searches/contract.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { useAnswered } from '../../parts/forms/use-answered.ts'
import { LinesSkeleton } from '../../parts/lists/lines-skeleton.tsx'
import { usePageTitle } from '../../use-root.ts'
import { SaveSearch } from './saved-searches/save-search.tsx'
import { SearchList } from './saved-searches/search-list.tsx'

const load: Load<{ searches: SavedSearch[] }> = ({ api, signal }) => api('GET /api/saved-searches', { signal })

export const clientLoader = privateLoader(load)
export { LinesSkeleton as HydrateFallback }

/** Searches that a person keeps; one that comes from the catalogue (`add`) is given its name first. */
export default function SavedSearchesScreen() {
  const [searches, show] = useAnswered(useLoaderData<typeof clientLoader>().searches)
  const [params] = useSearchParams()
  const add = params.get('add')
  return (
    <div className="page-width max-w-4xl py-6">
      <h1 className="text-2xl">{usePageTitle()}</h1>
      {add && <SaveSearch key={add} query={add} suggested={params.get('name') ?? ''} show={show} />}
      <SearchList searches={searches} show={show} />
    </div>
  )
}
