import type { HolidayBody } from '../../../../../domains/branding/contract.ts'
import { dateFormat } from '../../../../../values/dates.ts'
import { api } from '../../../../browser-api.ts'
import { useSending } from '../../../../parts/forms/use-sending.ts'
import { failureText } from '../../../../show-failure.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { notify } from '../../../../ui/toast-store.ts'
import type { HolidayState } from './holiday-draft.ts'

type Props = {
  companyId: number
  holiday: HolidayBody | null
  state: HolidayState
  onEnded: (holiday: HolidayBody | null) => void
}

/** How it stands today, and the way out of it. */
export function HolidayNow({ companyId, holiday, state, onEnded }: Props) {
  const t = useTexts('configuration')
  const locale = useLocale()
  const { busy, send } = useSending()
  const runs = state === 'running'
  const day = (text: string) => dateFormat(locale, { dateStyle: 'long' }).format(new Date(text))
  const end = () =>
    send(async () => {
      try {
        onEnded((await api('DELETE /api/companies/{id}/holiday', { params: { id: companyId } })).holiday)
        notify('good', t(runs ? 'holidayEnded' : 'holidayCancelled'))
      } catch (error) {
        notify('danger', `${t('saveFailed')}. ${failureText(error, locale)}`)
      }
    })
  return (
    <div role="status">
      {state === 'none' || !holiday ? (
        <Notice tone="good">{t('holidayNone')}</Notice>
      ) : (
        <Notice tone="warning" title={t(runs ? 'holidayRunning' : 'holidayPlanned')}>
          <p>{t('holidayDates', { from: day(holiday.from), until: day(holiday.until) })}</p>
          <Button variant="secondary" className="mt-3" busy={busy} onClick={() => void end()}>
            {t(runs ? 'holidayEnd' : 'holidayCancel')}
          </Button>
        </Notice>
      )}
    </div>
  )
}
