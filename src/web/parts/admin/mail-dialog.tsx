import { useEffect, useState } from 'react'
import { type ApiOutput, ApiProblem } from '../../api-client.ts'
import { api } from '../../browser-api.ts'
import { failureText } from '../../show-failure.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Dialog } from '../../ui/modal.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

type Mail = ApiOutput<'GET /api/admin/mails/{id}'>

const LINK = /(https?:\/\/[^\s]+)/

/** What a mail says, as text: its links lead where they say. */
export function MailDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTexts('admin')
  const locale = useLocale()
  const [mail, setMail] = useState<Mail | null>(null)
  const [failure, setFailure] = useState('')
  useEffect(() => {
    const asked = new AbortController()
    api('GET /api/admin/mails/{id}', { params: { id }, signal: asked.signal }).then(setMail, (error: unknown) => {
      if (error instanceof ApiProblem) setFailure(failureText(error, locale))
    })
    return () => asked.abort()
  }, [id, locale])
  return (
    <Dialog open onClose={onClose} title={mail?.content?.subject ?? t('mail')}>
      {failure && <Notice tone="danger">{failure}</Notice>}
      {!mail && !failure && <Skeleton className="h-48" />}
      {mail && !mail.content && <p className="text-muted text-sm">{t('mailErased')}</p>}
      {mail?.content && (
        <>
          <p className="break-all pb-3 text-muted text-sm">{mail.recipient}</p>
          <div className="whitespace-pre-wrap break-words text-sm">
            {mail.content.text.split(LINK).map((part) =>
              LINK.test(part) ? (
                <a key={part} href={part} className="text-link break-all">
                  {part}
                </a>
              ) : (
                part
              ),
            )}
          </div>
        </>
      )}
    </Dialog>
  )
}
