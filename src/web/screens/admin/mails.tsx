import { useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import { MAIL_STATUSES } from '../../../domains/mail/rules/mail-status.ts'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { ListFilter } from '../../parts/admin/list-filter.tsx'
import { ListPages } from '../../parts/admin/list-pages.tsx'
import { listQuery } from '../../parts/admin/list-query.ts'
import { MailDialog } from '../../parts/admin/mail-dialog.tsx'
import { MailTable } from '../../parts/admin/mail-table.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'

type Mails = ApiOutput<'GET /api/admin/mails'>

const load: Load<Mails> = ({ api, url, signal }) =>
  api('GET /api/admin/mails', { ...listQuery<'GET /api/admin/mails'>(url, 'status', 'after'), signal })

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** Mail that left, waits, or could not be delivered. Without a mail server this is where it can be read. */
export default function AdminMailsScreen() {
  const { mails, next, delivers } = useLoaderData<typeof clientLoader>()
  const [shown, setShown] = useState<number | null>(null)
  const [chosen] = useSearchParams()
  const t = useTexts('admin')
  const none = chosen.get('status') ? 'nothingFound' : 'noMails'
  return (
    <AdminFrame>
      {!delivers && (
        <Notice tone="warning" title={t('noMailServer')} className="mb-4">
          {t('noMailServerText')}
        </Notice>
      )}
      <ListFilter
        count={mails.length}
        choices={[
          {
            name: 'status',
            label: t('status'),
            options: MAIL_STATUSES.map((value) => ({ value, label: t(`mail_${value}`) })),
          },
        ]}
      />
      {mails.length === 0 ? (
        <EmptyState title={t(none)} text={t(`${none}Text`)} />
      ) : (
        <MailTable mails={mails} delivers={delivers} onShow={setShown} />
      )}
      <ListPages next={next} />
      <MailDialog id={shown} onClose={() => setShown(null)} />
    </AdminFrame>
  )
}
