import { useTexts } from '../../../texts/use-texts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { HolidayView } from './holiday/holiday-view.tsx'
import type { loadConfiguration } from './load-configuration.ts'
import { MarketView } from './look/market-view.tsx'
import { PresentationView } from './look/presentation-view.tsx'
import { PaymentsView } from './payments/payments-view.tsx'
import { OwnLimits } from './refunds/own-limits.tsx'

export type Shown = Exclude<Awaited<ReturnType<typeof loadConfiguration>>['shown'], { section: 'none' }>

/** The chosen section. Another company is another form. */
export function SectionView({ shown }: { shown: Shown }) {
  const t = useTexts('configuration')
  if (shown.section === 'market') return <MarketView {...shown} />
  if (shown.section === 'payments') return <PaymentsView {...shown} />
  if (shown.section === 'refunds') {
    const { company, limits } = shown
    return <OwnLimits key={company.id} companyId={company.id} loaded={limits} />
  }
  if (!shown.allowed) return <Notice>{t('notAllowed')}</Notice>
  const { company, own } = shown
  if (shown.section === 'holiday') return <HolidayView key={company.id} companyId={company.id} loaded={own.holiday} />
  return <PresentationView key={company.id} {...shown} />
}
