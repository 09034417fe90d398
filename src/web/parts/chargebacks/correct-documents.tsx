import { useState } from 'react'
import { CORRECTION_REASONS, type CorrectionReason } from '../../../domains/refunds/chargeback-documents/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useAction } from '../forms/use-action.ts'

/** Corrects the documents of an order after a lost chargeback: whoever does it says what happened to the sale. */
export function CorrectDocuments({
  onCorrect,
}: {
  onCorrect: (body: { reason: CorrectionReason }) => Promise<unknown>
}) {
  const t = useTexts('chargebacks')
  const { busy, run } = useAction()
  const [reason, setReason] = useState<CorrectionReason>(CORRECTION_REASONS[0])
  return (
    <div className="flex flex-col gap-3 pt-4">
      <p className="text-sm">{t('correctText')}</p>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={t('correctWhy')}
          value={reason}
          onChange={({ target }) => setReason(target.value as CorrectionReason)}
          options={CORRECTION_REASONS.map((value) => ({ value, label: t(`correct_${value}`) }))}
          className="min-w-0 flex-1 basis-60"
        />
        <Button variant="secondary" busy={busy} onClick={() => void run(() => onCorrect({ reason }), t('corrected'))}>
          {t('correct')}
        </Button>
      </div>
    </div>
  )
}
