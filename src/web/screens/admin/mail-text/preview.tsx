import { useEffect, useRef, useState } from 'react'
import type { MailWordsBody } from '../../../../domains/mail/texts/contract.ts'
import { LANGUAGES, type Locale } from '../../../../values/locale.ts'
import type { ApiOutput } from '../../../api-client.ts'
import { api } from '../../../browser-api.ts'
import { failureText } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const KEY = 'POST /api/admin/mail-texts/{template}/{locale}/preview'
/** So long nothing is typed before the mail is drawn anew. */
const PAUSE = 500

type Props = { template: string; locale: Locale; words: MailWordsBody }

/** The mail as it will look, or what is wrong with its words. */
export function Preview({ template, locale, words }: Props) {
  const t = useTexts('mailTexts')
  const own = useLocale()
  const [read, setRead] = useState<ApiOutput<typeof KEY> | null>(null)
  const [failure, setFailure] = useState('')
  const typed = JSON.stringify(words)
  useEffect(() => {
    const asked = new AbortController()
    const later = setTimeout(() => {
      const call = { params: { template, locale }, body: { words: JSON.parse(typed) }, signal: asked.signal }
      api(KEY, call).then(
        (answer) => {
          setFailure('')
          setRead(answer)
        },
        (error: unknown) => !asked.signal.aborted && setFailure(failureText(error, own)),
      )
    }, PAUSE)
    return () => {
      clearTimeout(later)
      asked.abort()
    }
  }, [template, locale, typed, own])
  const title = t('previewOf', { language: LANGUAGES[locale].name })
  return (
    <Panel title={title} aria-label={title} className="min-w-0 xl:sticky xl:top-6">
      <p className="pb-3 text-muted text-sm">{t('previewText')}</p>
      <div role="status">{failure && <Notice tone="warning">{failure}</Notice>}</div>
      {!read && !failure && <Skeleton className="h-96" />}
      {read && (
        <>
          <p lang={locale} className="wrap-anywhere py-3 font-semibold">
            {read.subject}
          </p>
          <Drawn html={read.html} />
          <Disclosure title={t('asText')} className="mt-4">
            <div lang={locale} className="wrap-anywhere whitespace-pre-wrap text-sm">
              {read.text}
            </div>
          </Disclosure>
        </>
      )}
    </Panel>
  )
}

/** Apart from the page's own looks; nothing in it can be pressed. Who does not see it reads the text below. */
function Drawn({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!host.current) return
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    root.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes)
  }, [html])
  return <div ref={host} inert className="overflow-x-auto rounded-md border border-line" />
}
