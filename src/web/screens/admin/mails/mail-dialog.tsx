import { Fragment, useEffect, useState } from 'react'
import { type ApiOutput, ApiProblem } from '../../../api-client.ts'
import { api } from '../../../browser-api.ts'
import { When } from '../../../parts/lists/when.tsx'
import { failureText } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Dialog } from '../../../ui/modal.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

type Mail = ApiOutput<'GET /api/admin/mails/{id}'>

const LINK = /(https?:\/\/[^\s]+)/

/** What a mail says, as text: its links lead where they say. `id` null: closed, and the focus is back where it came from. */
export function MailDialog({ id, onClose }: { id: number | null; onClose: () => void }) {
  const t = useTexts('admin')
  const locale = useLocale()
  const [read, setRead] = useState<Mail | null>(null)
  const [failure, setFailure] = useState('')
  useEffect(() => {
    setFailure('')
    if (id === null) return
    const asked = new AbortController()
    api('GET /api/admin/mails/{id}', { params: { id }, signal: asked.signal }).then(setRead, (error: unknown) => {
      if (!asked.signal.aborted) setFailure(error instanceof ApiProblem ? failureText(error, locale) : t('mailUnread'))
    })
    return () => asked.abort()
  }, [id, locale, t])
  const mail = read?.id === id ? read : null
  return (
    <Dialog open={id !== null} onClose={onClose} title={mail?.content?.subject ?? t('mail')}>
      {failure && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      {!mail && !failure && <Skeleton className="h-64" />}
      {mail && (
        <p className="flex flex-wrap justify-between gap-x-6 border-line border-b pb-3 text-muted text-sm">
          <span className="break-all">{mail.recipient}</span>
          <When at={mail.sentAt ?? mail.createdAt} />
        </p>
      )}
      {mail && !mail.content && <p className="pt-4 text-muted text-sm">{t('mailErased')}</p>}
      {mail?.content?.hasForms && <p className="pt-4 text-sm">{t('mailForms')}</p>}
      {mail?.content && <MailText text={mail.content.text} locale={mail.locale} />}
    </Dialog>
  )
}

function MailText({ text, locale }: { text: string; locale: string }) {
  return (
    <div lang={locale} className="whitespace-pre-wrap break-words pt-4 text-sm">
      {text.split(LINK).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change its order
        <Fragment key={index}>
          {LINK.test(part) ? (
            <a href={part} className="text-link break-all">
              {part}
            </a>
          ) : (
            part
          )}
        </Fragment>
      ))}
    </div>
  )
}
