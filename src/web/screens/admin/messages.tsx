import { useLoaderData } from 'react-router'
import { privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { InboxView } from '../../parts/messages/inbox-view.tsx'
import { loadInbox } from '../../parts/messages/load-inbox.ts'
import { useTexts } from '../../texts/use-texts.tsx'

export const clientLoader = privateLoader(loadInbox('operator'))
export { ListSkeleton as HydrateFallback }

/** What people write to the operator. */
export default function AdminMessagesScreen() {
  const inbox = useLoaderData<typeof clientLoader>()
  const t = useTexts('messages')
  return (
    <AdminFrame>
      <InboxView inbox={inbox} emptyText={t('inbox_operator')} />
    </AdminFrame>
  )
}
