import { useEffect, useState } from 'react'
import type { Locale } from '../../../../values/locale.ts'
import type { ApiOutput } from '../../../api-client.ts'
import { api } from '../../../browser-api.ts'
import { BlockView, sectionsOf } from '../../../parts/page-text/blocks.tsx'
import { failureText } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { TextFile } from './load-file.ts'

type Read = ApiOutput<'POST /api/admin/texts/{page}/preview'>
type Props = { page: TextFile['page']; locale: Locale; words: string }

/** So long nothing is typed before the text is read anew. */
const PAUSE = 400

/** How the page will look, what is wrong with it, and what is different from what is in force. */
export function Preview({ page, locale, words }: Props) {
  const t = useTexts('pageTexts')
  const own = useLocale()
  const [read, setRead] = useState<Read | null>(null)
  const [failure, setFailure] = useState('')
  useEffect(() => {
    const asked = new AbortController()
    const later = setTimeout(() => {
      setFailure('')
      api('POST /api/admin/texts/{page}/preview', {
        params: { page },
        body: { locale, words },
        signal: asked.signal,
      }).then(setRead, (error: unknown) => !asked.signal.aborted && setFailure(failureText(error, own)))
    }, PAUSE)
    return () => {
      clearTimeout(later)
      asked.abort()
    }
  }, [page, locale, words, own])
  return (
    <section aria-label={t('preview')} className="mt-5 rounded-lg border border-line bg-surface p-5">
      {failure && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      {!read && !failure && <Skeleton className="h-64" />}
      {read && read.unknown.length > 0 && (
        <Notice tone="danger" live title={t('unknown', { names: read.unknown.join(', ') })} />
      )}
      {read && read.refused.length > 0 && (
        <Notice tone="danger" live title={t('refused', { links: read.refused.join(', ') })} />
      )}
      {read && (
        <div lang={locale} className="max-w-text">
          {sectionsOf(read.blocks).map((section, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change its order
            <section key={index} className="mt-6">
              {section.title && <h3 className="text-xl">{section.title}</h3>}
              {section.body.map((block, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change its order
                <BlockView key={at} block={block} />
              ))}
            </section>
          ))}
        </div>
      )}
      {read?.compared && <Compared lines={read.compared} locale={locale} />}
    </section>
  )
}

function Compared({ lines, locale }: { lines: NonNullable<Read['compared']>; locale: Locale }) {
  const t = useTexts('pageTexts')
  const changed = lines.filter(({ mark }) => mark !== 'same')
  return (
    <>
      <h3 className="mt-8 border-line border-t pt-5 text-lg">{t('compared')}</h3>
      {changed.length === 0 && <p className="text-muted">{t('nothingChanged')}</p>}
      <ul className="mt-2 max-w-text space-y-2 text-sm">
        {changed.map(({ mark, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change its order
          <li key={index} className={mark === 'gone' ? 'rounded-md bg-danger-soft p-3' : 'rounded-md bg-good-soft p-3'}>
            <span className="block text-muted text-xs">{t(`mark_${mark === 'gone' ? 'gone' : 'new'}`)}</span>
            <span lang={locale} className="wrap-anywhere">
              {mark === 'gone' ? <del>{text}</del> : <ins className="no-underline">{text}</ins>}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
