import type { ApiOutput } from '../../../api-types.ts'
import { ListPages } from '../../../parts/lists/list-pages.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { AlarmCard } from './alarm-card.tsx'

type Props = ApiOutput<'GET /api/admin/payment-alarms'> & { isDone: boolean }

/** Payments that need a person, or those that somebody put right. */
export function AlarmList({ alarms, next, isDone }: Props) {
  const t = useTexts('paymentFiles')
  return (
    <section aria-labelledby="payment-alarms">
      <h2 id="payment-alarms" className="pt-6 pb-2 text-lg">
        {t('needsYou')}
      </h2>
      {alarms.length === 0 && <p className="py-4 text-muted">{t(isDone ? 'noneDone' : 'none')}</p>}
      <div className="flex flex-col gap-4">
        {alarms.map((alarm) => (
          <AlarmCard key={alarm.id} alarm={alarm} />
        ))}
      </div>
      <ListPages param="before" next={next} />
    </section>
  )
}
