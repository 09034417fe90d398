import { useLoaderData } from 'react-router'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { ListFrame } from '../../parts/admin/list-frame.tsx'
import { type CategoryTree, readTree } from '../../parts/categories/category-tree.ts'
import { listQuery } from '../../parts/lists/list-query.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { RecallForm } from './recalls/recall-form.tsx'
import { RecallTable } from './recalls/recall-table.tsx'

const KEY = 'GET /api/admin/recalls'
type Page = ApiOutput<typeof KEY> & { tree: CategoryTree; offer: string }

const load: Load<Page> = async ({ api, url, locale, signal }) => {
  const [page, tree] = await Promise.all([
    api(KEY, { ...listQuery<typeof KEY>(url, 'q', 'after'), signal }),
    readTree(api, locale),
  ])
  // From a decision about an illegal offer: its number stands in the form already.
  return { ...page, tree, offer: url.searchParams.get('offer') ?? '' }
}

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** Recalls, how far each is told, and the form for a new one. */
export default function AdminRecallsScreen() {
  const { recalls, next, tree, offer } = useLoaderData<typeof clientLoader>()
  const t = useTexts('productSafety')
  return (
    <ListFrame
      before={
        <>
          <p className="max-w-text text-muted">{t('recallsAdminIntro')}</p>
          <Disclosure title={t('newRecall')} open={offer !== ''} className="mt-4 mb-6">
            <RecallForm tree={tree} offer={offer} />
          </Disclosure>
        </>
      }
      search={t('searchRecall')}
      hint={t('searchRecallHint')}
      count={recalls.length}
      csv={{ of: 'GET /api/admin/recall-export', fields: ['q'] }}
      nothing={t('noRecalls')}
      next={next}
    >
      <RecallTable recalls={recalls} />
    </ListFrame>
  )
}
