import { useEffect } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import type { NoticeView } from '../../../domains/notices/contract.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { LinesSkeleton } from '../../parts/lists/lines-skeleton.tsx'
import { listQuery } from '../../parts/lists/list-query.ts'
import { useUnread } from '../../session/live/live-facts.ts'
import { NoticeList } from './notices/notice-list.tsx'

type Loaded = { notices: NoticeView[]; next: number | null }

const load: Load<Loaded> = ({ api, url, signal }) =>
  api('GET /api/notices', { ...listQuery<'GET /api/notices'>(url, 'after'), signal })

export const clientLoader = privateLoader(load)
export { LinesSkeleton as HydrateFallback }

/** What a person was told, the newest first; what comes meanwhile appears by itself. */
export default function NoticesScreen() {
  const { notices, next } = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  const { news } = useUnread('notices')
  // The first fact tells how it stood when the page was opened.
  useEffect(() => {
    if (news > 1) void revalidate()
  }, [news, revalidate])
  return <NoticeList notices={notices} next={next} reload={revalidate} />
}
