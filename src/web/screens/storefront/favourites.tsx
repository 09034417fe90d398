import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { usePageTitle } from '../../use-root.ts'
import { FavouriteList } from './favourites/favourite-list.tsx'

export const meta = (args: MetaArgs) => pageMeta(args, { noindex: true })

/** What the visitor has put a heart on; the server sends the frame alone, as it does not know who looks. */
export default function FavouritesScreen() {
  return (
    <div className="page-width py-6">
      <h1 className="text-2xl">{usePageTitle()}</h1>
      <FavouriteList />
    </div>
  )
}
