import { Truck } from 'lucide-react'
import { useState } from 'react'
import type { LabelView } from '../../../domains/labels/contract.ts'
import type { PrintFormat } from '../../../domains/shipping/contract.ts'
import { api } from '../../browser-api.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { useAction } from '../forms/use-action.ts'
import { CancelLabel } from './cancel-label.tsx'
import { PrintLabel } from './print-labels.tsx'

type Props = { companyId: number; label: LabelView; print: PrintFormat; mayShip: boolean; onChanged: () => void }
type Verb = 'ship' | 'retry' | 'look-up' | 'fetch-file'
const DONE = { ship: 'shipped', retry: 'retried', 'look-up': 'lookingUp', 'fetch-file': 'fetching' } as const
const NAMES = { ship: 'shipWith', retry: 'retry', 'look-up': 'lookUp', 'fetch-file': 'fetchFile' } as const

/** What can be done with a label as it stands. */
export function LabelActions({ companyId, label, print, mayShip, onChanged }: Props) {
  const t = useTexts('labels')
  const { busy, run } = useAction()
  const [cancelling, setCancelling] = useState(false)
  const params = { id: companyId, label: label.id }
  const does: Record<Verb, () => Promise<unknown>> = {
    ship: () => api('POST /api/companies/{id}/labels/{label}/ship', { params }),
    retry: () => api('POST /api/companies/{id}/labels/{label}/retry', { params }),
    'look-up': () => api('POST /api/companies/{id}/labels/{label}/look-up', { params }),
    'fetch-file': () => api('POST /api/companies/{id}/labels/{label}/fetch-file', { params }),
  }
  const take = async (verb: Verb) => {
    await run(does[verb], t(DONE[verb]))
    onChanged()
  }
  return (
    <div className="flex flex-wrap gap-2">
      {label.canPrint && <PrintLabel companyId={companyId} label={label} print={print} />}
      {(mayShip ? verbsOf(label) : []).map((verb) => (
        <Button
          key={verb}
          size="sm"
          variant={verb === 'ship' ? 'primary' : 'secondary'}
          className="touch-area"
          busy={busy}
          onClick={() => void take(verb)}
        >
          {verb === 'ship' && <Truck className="size-4" aria-hidden="true" />}
          {t(NAMES[verb])}
        </Button>
      ))}
      {mayShip && mayCancel(label) && (
        <Button size="sm" variant="quiet" className="touch-area" onClick={() => setCancelling(true)}>
          {t('cancel')}
        </Button>
      )}
      {cancelling && (
        <CancelLabel
          companyId={companyId}
          label={label}
          onClose={() => {
            setCancelling(false)
            onChanged()
          }}
        />
      )}
    </div>
  )
}

function verbsOf({ state, purpose, isSent, isWorking, lacksFile }: LabelView): Verb[] {
  if (state === 'failed') return ['retry']
  if ((state === 'uncertain' || state === 'cancelling') && !isWorking) return ['look-up']
  if (state !== 'bought') return []
  return [
    ...(lacksFile ? (['fetch-file'] as const) : []),
    ...(isSent || purpose === 'return' ? [] : (['ship'] as const)),
  ]
}

const mayCancel = ({ state, isSent, money }: LabelView) =>
  state === 'requested' || state === 'prepared' || (state === 'bought' && !isSent && money !== 'kept')
