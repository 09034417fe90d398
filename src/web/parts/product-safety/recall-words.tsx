import type { RecallView } from '../../../domains/recalls/contract.ts'
import { pickText } from '../../../values/locale.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Day } from '../lists/when.tsx'

/** A recall: what it is about, the danger, what to do. */
export function RecallWords({ recall, heading: Heading = 'h2' }: { recall: RecallView; heading?: 'h2' | 'h3' }) {
  const t = useTexts('productSafety')
  const locale = useLocale()
  const about = [recall.brand, recall.model, recall.ean && `${t('ean')} ${recall.ean}`].filter(Boolean).join(' · ')
  return (
    <article id={`r${recall.id}`} className="scroll-mt-6 border-line border-b py-5">
      <Heading className="wrap-anywhere text-lg">{pickText(recall.title, locale)}</Heading>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-muted text-sm">
        <Badge tone={recall.endedAt ? 'neutral' : 'danger'}>
          {t(recall.endedAt ? 'ended' : `kind_${recall.kind}`)}
        </Badge>
        {t('publishedOn')}: <Day at={recall.publishedAt} />
      </p>
      {about && (
        <p className="wrap-anywhere mt-2">
          {t('about')}: {about}
        </p>
      )}
      <p className="mt-2 font-semibold">{t('danger')}</p>
      <p className="wrap-anywhere max-w-text whitespace-pre-line">{pickText(recall.danger, locale)}</p>
      <p className="mt-2 font-semibold">{t('remedy')}</p>
      <p className="wrap-anywhere max-w-text whitespace-pre-line">{pickText(recall.remedy, locale)}</p>
      {recall.kind === 'illegal' && <p className="mt-2 max-w-text">{t('redressText')}</p>}
      {recall.link && (
        <a href={recall.link} rel="noreferrer" className="inline-flex min-h-11 items-center text-link">
          {t('safetyGate')}
        </a>
      )}
    </article>
  )
}
