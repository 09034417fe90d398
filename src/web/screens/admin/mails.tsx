import { useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import { MAIL_STATUSES } from '../../../domains/mail/rules/mail-status.ts'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { ListFrame } from '../../parts/admin/list-frame.tsx'
import { TestMail } from '../../parts/admin/test-mail.tsx'
import { listQuery } from '../../parts/lists/list-query.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { MailDialog } from './mails/mail-dialog.tsx'
import { MailTable } from './mails/mail-table.tsx'

type Mails = ApiOutput<'GET /api/admin/mails'>

const load: Load<Mails> = ({ api, url, signal }) =>
  api('GET /api/admin/mails', { ...listQuery<'GET /api/admin/mails'>(url, 'q', 'status', 'after'), signal })

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** Mail that left, waits, or could not be delivered. Without a mail server this is where it can be read. */
export default function AdminMailsScreen() {
  const { mails, next, delivers } = useLoaderData<typeof clientLoader>()
  const [shown, setShown] = useState<number | null>(null)
  const [chosen] = useSearchParams()
  const t = useTexts('admin')
  const none = chosen.get('status') || chosen.get('q') ? 'nothingFound' : 'noMails'
  return (
    <ListFrame
      before={
        delivers ? (
          <TestMail />
        ) : (
          <Notice tone="warning" title={t('noMailServer')} className="mb-4">
            {t('noMailServerText')}
          </Notice>
        )
      }
      none={none}
      count={mails.length}
      search={t('searchMail')}
      choices={[
        {
          name: 'status',
          label: t('status'),
          options: MAIL_STATUSES.map((value) => ({ value, label: t(`mail_${value}`) })),
        },
      ]}
      csv={{ of: 'GET /api/admin/mail-export', fields: ['q', 'status'], name: t('mails') }}
      next={next}
    >
      <MailTable mails={mails} delivers={delivers} onShow={setShown} />
      <MailDialog id={shown} onClose={() => setShown(null)} />
    </ListFrame>
  )
}
