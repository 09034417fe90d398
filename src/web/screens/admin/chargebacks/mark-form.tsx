import { useState } from 'react'
import { type ChargebackView, isDecided, WORDS_LIMIT } from '../../../../domains/chargebacks/contract.ts'
import { api } from '../../../browser-api.ts'
import { TextArea } from '../../../parts/forms/text-area.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'

/** The operator's note, and what was done at the provider. */
export function MarkForm({ chargeback: { id, state, note: kept, answer } }: { chargeback: ChargebackView }) {
  const t = useTexts('chargebacks')
  const { busy, run } = useAction()
  const [note, setNote] = useState(kept)
  const params = { id }
  const mark = (to: 'answered' | 'accepted') =>
    run(() => api('POST /api/admin/chargebacks/{id}/mark', { params, body: { state: to, note } }), t('marked'))
  const save = () => run(() => api('PUT /api/admin/chargebacks/{id}/note', { params, body: { note } }), t('noteSaved'))
  // What is on its way is not called off by a mark.
  const isOpen = !isDecided(state) && answer?.state !== 'due'
  return (
    <div className="flex flex-col gap-3 pt-5">
      <TextArea
        label={t('note')}
        hint={t('noteHint')}
        rows={3}
        maxLength={WORDS_LIMIT}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        {isOpen && state !== 'answered' && state !== 'accepted' && (
          <Button busy={busy} onClick={() => void mark('answered')}>
            {t('markAnswered')}
          </Button>
        )}
        <Button variant="secondary" busy={busy} onClick={() => void save()}>
          {t('saveNote')}
        </Button>
        {isOpen && state !== 'accepted' && (
          <Button variant="quiet" busy={busy} onClick={() => void mark('accepted')}>
            {t('markAccepted')}
          </Button>
        )}
      </div>
    </div>
  )
}
