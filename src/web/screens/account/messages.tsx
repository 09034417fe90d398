import { useLoaderData } from 'react-router'
import { privateLoader } from '../../loading.ts'
import { LinesSkeleton } from '../../parts/lists/lines-skeleton.tsx'
import { InboxView } from '../../parts/messages/inbox-view.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { usePageTitle } from '../../use-root.ts'
import { FreshMessage } from './messages/fresh-message.tsx'
import { Inboxes } from './messages/inboxes.tsx'
import { loadMessages } from './messages/load-messages.ts'
import { MailsSwitch } from './messages/mails-switch.tsx'
import { Templates } from './messages/templates.tsx'

export const clientLoader = privateLoader(loadMessages)
export { LinesSkeleton as HydrateFallback }

/** R22: what somebody wrote and got, as a buyer and for the companies they answer for. */
export default function MessagesScreen() {
  const { inbox, companies, about, refused, templates, digest } = useLoaderData<typeof clientLoader>()
  const t = useTexts('messages')
  const title = usePageTitle()
  const company = companies.find(({ id }) => String(id) === inbox.name)
  return (
    <div className="page-width flex flex-col gap-5 py-6">
      <h1 className="text-2xl">{title}</h1>
      <Inboxes companies={companies} chosen={inbox.name} />
      {refused && <Notice tone="warning">{refused}</Notice>}
      <InboxView
        key={inbox.name}
        inbox={inbox}
        emptyText={t(company ? 'noneSeller' : 'noneText')}
        {...(about && { fresh: <FreshMessage inbox={inbox.name} about={about} /> })}
        {...(company && {
          tools: (conversation, insert) => (
            <Templates company={company} templates={templates} conversation={conversation} onInsert={insert} />
          ),
        })}
      />
      <MailsSwitch digest={digest} />
    </div>
  )
}
