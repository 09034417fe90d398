import { dateFormat } from '../../../../values/dates.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** After a change of the bank data nothing is paid out for some days; ISO time, null when nothing is held. */
export function PayoutHold({ until }: { until: string | null }) {
  const t = useTexts('company')
  const locale = useLocale()
  if (until === null) return null
  const date = dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(until))
  return (
    <Notice tone="warning" title={t('payoutsHeld', { date })}>
      {t('payoutsHeldText')}
    </Notice>
  )
}
