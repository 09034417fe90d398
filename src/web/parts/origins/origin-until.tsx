import { dateFormat } from '../../../values/dates.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'

/** Until when an answer comes, in words. */
export function OriginUntil({ dueOn }: { dueOn: string }) {
  const t = useTexts('productSafety')
  const locale = useLocale()
  const day = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(dueOn))
  return <span>{t('originUntil', { day })}</span>
}
