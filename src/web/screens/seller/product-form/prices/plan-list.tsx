import type { OwnOffer } from '../../../../../domains/products/offers/contract.ts'
import { formatMoney } from '../../../../../values/money.ts'
import { api } from '../../../../browser-api.ts'
import { useSending } from '../../../../parts/forms/use-sending.ts'
import { showFailure } from '../../../../show-failure.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { notify } from '../../../../ui/toast-store.ts'
import { useOfferTools } from '../offer-tools.ts'
import { moment } from './moment.ts'

type Props = { offer: OwnOffer; plans: OwnOffer['versions'][number]['schedules'] }

/** Prices agreed for later and the one that runs; each can be taken back. */
export function PlanList({ offer, plans }: Props) {
  const t = useTexts('offer')
  const locale = useLocale()
  const { company, adopt, editable } = useOfferTools()
  const { busy, send } = useSending()
  const end = (scheduleId: number) =>
    send(async () => {
      try {
        const params = { id: company.id, productId: offer.id, scheduleId }
        adopt(await api('DELETE /api/companies/{id}/products/{productId}/price-schedules/{scheduleId}', { params }))
        notify('good', t('planEnded'))
      } catch (error) {
        showFailure(error, locale)
      }
    })
  return (
    <ul className="mb-1 text-sm" aria-label={t('planned')}>
      {plans.map((plan) => (
        <li key={plan.id} className="flex flex-wrap items-center gap-x-3">
          <Badge tone={plan.status === 'running' ? 'good' : 'neutral'}>{t(`plan_${plan.status}`)}</Badge>
          <span className="numbers">
            <span className="font-semibold">{formatMoney(plan.price, offer.currency, locale)}</span>{' '}
            {plan.endsAt
              ? t('planFromTo', { from: moment(plan.startsAt, locale), to: moment(plan.endsAt, locale) })
              : t('planFrom', { from: moment(plan.startsAt, locale) })}
          </span>
          {editable && (
            <Button variant="quiet" size="sm" busy={busy} onClick={() => void end(plan.id)} className="min-h-11">
              {t(plan.status === 'running' ? 'endPlan' : 'takeBackPlan')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
