import { useEffect } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import type { FeedView } from '../../../domains/feeds/contract.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { AdminSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FeedPanel } from './feeds/feed-panel.tsx'

const load: Load<{ feeds: FeedView[] }> = ({ api, signal }) => api('GET /api/admin/feeds', { signal })

export const clientLoader = privateLoader(load)
export { AdminSkeleton as HydrateFallback }

/** While a list is being written, the page looks again. */
const LOOK_EVERY_MS = 4000

/** Names by which a machine calls itself: nobody else reaches them. */
const HERE = ['localhost', '127.0.0.1', '[::1]']

/** Lists of goods for other sites: whether they are written, what they hold and where they are fetched. */
export default function AdminFeedsScreen() {
  const { feeds } = useLoaderData<typeof clientLoader>()
  const t = useTexts('feeds')
  const { revalidate } = useRevalidator()
  const isWriting = feeds.some(({ status }) => status === 'writing')
  useEffect(() => {
    if (!isWriting) return undefined
    const timer = setInterval(() => void revalidate(), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isWriting, revalidate])
  return (
    <AdminFrame>
      <p className="max-w-text pb-5 text-muted">{t('intro')}</p>
      {feeds.some(({ address }) => HERE.includes(new URL(address).hostname)) && (
        <Notice tone="warning" className="mb-5 max-w-text">
          {t('onlyHere')}
        </Notice>
      )}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        {feeds.map((feed) => (
          <FeedPanel key={feed.name} feed={feed} />
        ))}
      </div>
    </AdminFrame>
  )
}
