import { useState } from 'react'
import type { CollectionsView, CollectionView } from '../../../../../domains/labels/collections/contract.ts'
import { KNOWN_CARRIERS } from '../../../../../domains/shipping/rules/methods.ts'
import { api } from '../../../../browser-api.ts'
import { useSending } from '../../../../parts/forms/use-sending.ts'
import { showFailure } from '../../../../show-failure.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/modal.tsx'
import { notify } from '../../../../ui/toast-store.ts'

type Props = {
  companyId: number
  one: CollectionView
  onAnswer: (now: CollectionsView) => void
  /** Somebody else may have been faster. */
  onRefused: () => void
}

/** What can be done with an order for a courier: call it off; say what the carrier answered where nobody knows. */
export function CollectionActions({ companyId, one, onAnswer, onRefused }: Props) {
  const t = useTexts('collections')
  const locale = useLocale()
  const { busy, send } = useSending()
  const [asks, setAsks] = useState(false)
  const params = { id: companyId, collection: one.id }
  const { name } = KNOWN_CARRIERS[one.carrier]
  const run = (call: () => Promise<CollectionsView>, done: string) =>
    send(async () => {
      try {
        onAnswer(await call())
        notify('good', done)
      } catch (error) {
        showFailure(error, locale)
        onRefused()
      }
      setAsks(false)
    })
  const settle = (ordered: boolean) =>
    run(
      () => api('POST /api/companies/{id}/collections/{collection}/settle', { params, body: { ordered } }),
      t(ordered ? 'settledOrdered' : 'settledNot'),
    )
  if (one.state === 'uncertain') {
    return (
      <fieldset className="flex min-w-0 flex-wrap gap-2">
        <legend className="pb-2 font-medium">{t('settle', { name })}</legend>
        <Button size="sm" variant="secondary" className="touch-area" busy={busy} onClick={() => void settle(true)}>
          {t('comes')}
        </Button>
        <Button size="sm" variant="secondary" className="touch-area" busy={busy} onClick={() => void settle(false)}>
          {t('comesNot')}
        </Button>
      </fieldset>
    )
  }
  if (!one.canCancel) return null
  return (
    <>
      <div>
        <Button size="sm" variant="secondary" className="touch-area" onClick={() => setAsks(true)}>
          {t('callOff')}
        </Button>
      </div>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t('callOffTitle', { name })}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsks(false)}>
              {t('keep')}
            </Button>
            <Button
              variant="danger"
              busy={busy}
              onClick={() =>
                void run(
                  () => api('POST /api/companies/{id}/collections/{collection}/cancel', { params }),
                  t('calledOff'),
                )
              }
            >
              {t('callOff')}
            </Button>
          </>
        }
      >
        <p>{t('callOffText')}</p>
      </Dialog>
    </>
  )
}
