import { useState } from 'react'
import { NOTICE_DAYS_LIMITS } from '../../../../domains/page-texts/operator/contract.ts'
import { api } from '../../../browser-api.ts'
import { useStaff } from '../../../parts/admin/use-staff.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** How many days before sellers are told: the owner of the market says so. */
export function NoticeDays({ days }: { days: number }) {
  const t = useTexts('pageTexts')
  const [typed, setTyped] = useState(String(days))
  const { busy, run } = useAction()
  const may = useStaff()
  const [least, most] = NOTICE_DAYS_LIMITS
  const wanted = /^\d{1,3}$/.test(typed) ? Number(typed) : 0
  const wrong = wanted < least || wanted > most
  return (
    <form
      noValidate
      className="flex max-w-sm flex-col items-start gap-3 pt-8"
      onSubmit={(event) => {
        event.preventDefault()
        if (!wrong) void run(() => api('PUT /api/admin/text-settings', { body: { noticeDays: wanted } }), t('saved'))
      }}
    >
      <TextField
        className="w-full"
        label={t('noticeDays')}
        hint={t('noticeDaysHint')}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        disabled={!may('market', 'write')}
        error={wrong ? t('noticeDaysWrong', { least, most }) : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="secondary" busy={busy} disabled={!may('market', 'write')}>
        {t('save')}
      </Button>
    </form>
  )
}
