import { Link } from 'react-router'
import { dateFormat } from '../../../values/dates.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { LoadedText } from './load-text.ts'

/** Since when a text holds, until when, what comes next, and in which languages it is not there. */
export function Standing({ text, validFrom }: { text: LoadedText; validFrom?: string | undefined }) {
  const t = useTexts('terms')
  const locale = useLocale()
  const { page, version, missing, next, languages } = text
  const day = (at: string) => dateFormat(locale, { dateStyle: 'long' }).format(new Date(at))
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  const since = version?.from ?? validFrom
  return (
    <>
      {since && (
        <p className="mt-2 text-sm text-muted">
          {version?.until
            ? t('validBetween', { from: day(version.from), until: day(version.until) })
            : t('validFrom', { date: day(since) })}
        </p>
      )}
      {version?.state === 'past' && (
        <Notice tone="warning" className="mt-6 max-w-text" title={t('pastVersion')}>
          <Link to={`/${page}`} className="text-link">
            {t('toCurrent')}
          </Link>
        </Notice>
      )}
      {version?.state === 'planned' && (
        <Notice className="mt-6 max-w-text" title={t('plannedVersion', { date: day(version.from) })}>
          {version.changes && <p className="whitespace-pre-line">{version.changes}</p>}
        </Notice>
      )}
      {next && next.number !== version?.number && (
        <Notice className="mt-6 max-w-text" title={t('nextVersion', { date: day(next.from) })}>
          {next.changes && <p className="whitespace-pre-line">{next.changes}</p>}
          <Link to={`/${page}?version=${next.number}`} className="text-link">
            {t('readNext')}
          </Link>
        </Notice>
      )}
      {missing && (
        <Notice tone="warning" className="mt-6 max-w-text" title={t('missingHere')}>
          {t('missingHereText', { languages: languages.map((one) => names.of(one.slice(0, 2)) ?? one).join(', ') })}
        </Notice>
      )}
    </>
  )
}
