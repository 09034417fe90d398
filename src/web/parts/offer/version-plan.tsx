import { useState } from 'react'
import { formatMoney } from '../../../values/money.ts'
import { api } from '../../browser-api.ts'
import { showFailure } from '../../show-failure.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/modal.tsx'
import { notify } from '../../ui/toast-store.ts'
import { useSending } from '../account/use-sending.ts'
import { moment } from './moment.ts'
import { useOffer, useOfferTools } from './offer-tools.ts'
import { PlanForm } from './plan-form.tsx'

type Props = { versionId: number; title: string }

/** Prices agreed for later: what is planned, and planning another one. */
export function VersionPlan({ versionId, title }: Props) {
  const t = useTexts('offer')
  const locale = useLocale()
  const { company, adopt, editable } = useOfferTools()
  const offer = useOffer((state) => state.offer)
  const { busy, send } = useSending()
  const [open, setOpen] = useState(false)
  const plans = offer?.versions.find(({ id }) => id === versionId)?.schedules ?? []
  if (!offer) return null
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
    <div className="mt-2">
      {plans.length > 0 && (
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
      )}
      {editable && (
        <Button variant="quiet" size="sm" className="-ml-3 min-h-11" onClick={() => setOpen(true)}>
          {t('planPrice')}
        </Button>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={t('planTitle', { name: title })}>
        <PlanForm offer={offer} versionId={versionId} onDone={() => setOpen(false)} />
      </Dialog>
    </div>
  )
}
