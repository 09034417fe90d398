import { useLoaderData } from 'react-router'
import { browserLoader, type LoadArgs, serverLoader } from '../../loading.ts'
import { pageMeta } from '../../page-meta.ts'
import { listQuery } from '../../parts/lists/list-query.ts'
import { RecallWords } from '../../parts/product-safety/recall-words.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { usePageTitle } from '../../use-root.ts'
import { RecallPages } from './recalls/recall-pages.tsx'

const KEY = 'GET /api/recalls'
const load = ({ api, url }: LoadArgs) => api(KEY, listQuery<typeof KEY>(url, 'after'))

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const meta = pageMeta

/** What was recalled or is dangerous of what was sold here. */
export default function RecallsScreen() {
  const { recalls, next } = useLoaderData<typeof clientLoader>()
  const title = usePageTitle()
  const t = useTexts('productSafety')
  return (
    <div className="page-width py-8">
      <h1 className="text-2xl sm:text-3xl">{title}</h1>
      <p className="mt-3 max-w-text text-muted">{t('recallsIntro')}</p>
      {recalls.length === 0 && <p className="py-6">{t('noRecalls')}</p>}
      {recalls.map((recall) => (
        <RecallWords key={recall.id} recall={recall} />
      ))}
      {next !== null && <RecallPages next={next} />}
    </div>
  )
}
