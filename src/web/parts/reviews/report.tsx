import { useState } from 'react'
import { REPORT_REASONS } from '../../../domains/reviews/rules/review-rules.ts'
import { api } from '../../browser-api.ts'
import { useAuth } from '../../session/auth-state.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/modal.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../forms/text-area.tsx'
import { useAction } from '../forms/use-action.ts'
import { ReportAsGuest } from './report-as-guest.tsx'

const WORDS_LIMIT = 500

/** Asks the operator to look at a review; who is not logged in does that first. */
export function Report({ reviewId }: { reviewId: number }) {
  const t = useTexts('reviews')
  const { isLoggedIn } = useAuth()
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState<(typeof REPORT_REASONS)[number]>('offensive')
  const [words, setWords] = useState('')
  const { busy, run } = useAction()
  const report = async () => {
    const call = { params: { id: reviewId }, body: { reason, words } }
    if (await run(() => api('POST /api/reviews/{id}/report', call), t('reported'))) setOpen(false)
  }
  const look = 'mt-2 inline-flex min-h-11 items-center text-muted text-sm hover:text-ink hover:underline'
  if (!isLoggedIn) return <ReportAsGuest className={look} />
  return (
    <>
      <button type="button" className={look} onClick={() => setOpen(true)}>
        {t('report')}
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('reportTitle')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {t('cancel')}
            </Button>
            <Button busy={busy} onClick={() => void report()}>
              {t('reportSend')}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          <SelectField
            label={t('reportReason')}
            value={reason}
            onChange={({ target }) => setReason(REPORT_REASONS.find((one) => one === target.value) ?? 'another')}
            options={REPORT_REASONS.map((value) => ({ value, label: t(`reason_${value}`) }))}
          />
          <TextArea
            label={t('reportWords')}
            optional
            rows={3}
            maxLength={WORDS_LIMIT}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </div>
      </Dialog>
    </>
  )
}
