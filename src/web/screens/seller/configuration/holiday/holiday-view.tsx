import { useState } from 'react'
import type { HolidayBody } from '../../../../../domains/branding/contract.ts'
import { marketDay } from '../../../../../values/days.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { holidayState } from './holiday-draft.ts'
import { HolidayForm } from './holiday-form.tsx'
import { HolidayNow } from './holiday-now.tsx'

type Props = { companyId: number; loaded: HolidayBody | null }

/** Days on which nothing can be ordered of the company: how it stands now, and its dates. */
export function HolidayView({ companyId, loaded }: Props) {
  const t = useTexts('configuration')
  const [holiday, setHoliday] = useState(loaded)
  const state = holidayState(holiday, marketDay(new Date()))
  const title = t(state === 'none' ? 'holidayNew' : 'holidayChange')
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <p className="max-w-text text-muted">{t('holidayText')}</p>
      <HolidayNow companyId={companyId} holiday={holiday} state={state} onEnded={setHoliday} />
      <Panel title={title} aria-label={title}>
        {/* Another holiday is another form: what was typed for one that has ended is gone. */}
        <HolidayForm key={state} companyId={companyId} holiday={holiday} onSaved={setHoliday} />
      </Panel>
    </div>
  )
}
