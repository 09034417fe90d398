import { Link, useLoaderData } from 'react-router'
import type { ReportRead } from '../../../domains/messages/reports/contract.ts'
import { api } from '../../browser-api.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { ListPages } from '../../parts/lists/list-pages.tsx'
import { MessageItem } from '../../parts/messages/message-item.tsx'
import { ReportFacts } from '../../parts/messages/report-facts.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { DecideReport } from './message-report/decide-report.tsx'

const load: Load<ReportRead> = ({ api: call, params, url, signal }) =>
  call('GET /api/admin/message-reports/{id}', {
    params: { id: Number(params.id) },
    query: { before: url.searchParams.get('before') ?? undefined },
    signal,
  })

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** A reported conversation, and what the operator decides about it. */
export default function MessageReportScreen() {
  const { report, messages, next } = useLoaderData<typeof clientLoader>()
  const t = useTexts('messages')
  const { id, person, company, decision } = report
  const names = {
    person: `${t('sidePerson')}: ${person.name ?? t('somebodyWhoLeft')}`,
    company: `${t('sideCompany')}: ${company.name}`,
    operator: t('theOperator'),
  }
  return (
    <AdminFrame>
      <ReportFacts report={report} />
      <p className="flex flex-wrap gap-x-6 text-sm">
        <Link to={`/admin/companies/${company.id}`} className="text-link inline-flex min-h-11 items-center">
          {names.company}
        </Link>
        <span className="inline-flex min-h-11 items-center">{names.person}</span>
      </p>
      <ListPages next={next} param="before" />
      <ol className="flex max-w-3xl flex-col gap-4">
        {messages.map((message) => (
          <li key={message.id}>
            <MessageItem
              message={message}
              name={names[message.side]}
              getFile={(file, preview) =>
                api('GET /api/admin/message-reports/{id}/files/{fileId}', {
                  params: { id, fileId: file.id },
                  query: preview ? { preview: true } : {},
                })
              }
              {...(message.id === report.messageId && { mark: <Badge tone="warning">{t('reportedMessage')}</Badge> })}
            />
          </li>
        ))}
      </ol>
      {!decision && <DecideReport id={id} />}
    </AdminFrame>
  )
}
