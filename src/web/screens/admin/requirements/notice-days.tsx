import { useState } from 'react'
import { LEAST_NOTICE_DAYS, MOST_NOTICE_DAYS } from '../../../../domains/approval/rules/end-rules.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** Days of notice before the contract with a company ends. */
export function NoticeDays({ noticeDays }: { noticeDays: number }) {
  const t = useTexts('oversight')
  const { busy, run } = useAction()
  const [days, setDays] = useState(String(noticeDays))
  const [wrong, setWrong] = useState(false)
  const save = () => {
    const wanted = /^\d{1,3}$/.test(days.trim()) ? Number(days) : 0
    const fits = wanted >= LEAST_NOTICE_DAYS && wanted <= MOST_NOTICE_DAYS
    setWrong(!fits)
    if (!fits) return
    const body = { noticeDays: wanted }
    void run(() => api('PUT /api/admin/company-end-settings', { body }), t('noticeDaysSaved'))
  }
  return (
    <form
      noValidate
      className="mt-8 flex max-w-text flex-col gap-4 border-line border-t pt-6"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextField
        inputMode="numeric"
        label={t('noticeDays')}
        hint={t('noticeDaysHint')}
        value={days}
        onChange={({ target }) => setDays(target.value)}
        error={wrong ? t('noticeDaysWrong') : undefined}
      />
      <Button type="submit" busy={busy} disabled={days === String(noticeDays)} className="self-start">
        {t('save')}
      </Button>
    </form>
  )
}
