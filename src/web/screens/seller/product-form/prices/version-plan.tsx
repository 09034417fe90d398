import { useState } from 'react'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/modal.tsx'
import { useOffer, useOfferTools } from '../offer-tools.ts'
import { PlanForm } from './plan-form.tsx'
import { PlanList } from './plan-list.tsx'

type Props = { versionId: number; title: string }

/** Prices agreed for later: what is planned, and planning another one. */
export function VersionPlan({ versionId, title }: Props) {
  const t = useTexts('offer')
  const { editable } = useOfferTools()
  const offer = useOffer((state) => state.offer)
  const [open, setOpen] = useState(false)
  const plans = offer?.versions.find(({ id }) => id === versionId)?.schedules ?? []
  if (!offer) return null
  return (
    <div className="mt-2">
      {plans.length > 0 && <PlanList offer={offer} plans={plans} />}
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
