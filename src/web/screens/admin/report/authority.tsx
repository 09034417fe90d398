import { useForm } from 'react-hook-form'
import type { ReportFile } from '../../../../domains/moderation/operator/contract.ts'
import { dateFormat } from '../../../../values/dates.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** A threat to life or safety: who was told of it, and how. */
export function Authority({ file }: { file: ReportFile }) {
  const t = useTexts('moderationWork')
  const locale = useLocale()
  const { busy, run } = useAction()
  const form = useForm({ defaultValues: { note: '' } })
  const save = form.handleSubmit(({ note }) =>
    run(
      () => api('POST /api/admin/reports/{id}/authority-told', { params: { id: file.id }, body: { note } }),
      t('stepDone'),
    ),
  )
  if (file.authorityToldAt) {
    const at = dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(new Date(file.authorityToldAt))
    return (
      <Notice tone="good" title={t('authority')}>
        {t('authorityTold', { at, note: file.authorityNote ?? '' })}
      </Notice>
    )
  }
  return (
    <Notice tone="danger" title={t('authority')}>
      <p>{t('authorityText')}</p>
      <form noValidate onSubmit={(event) => void save(event)} className="mt-3 flex flex-wrap items-end gap-3">
        <TextField
          label={t('authorityNote')}
          maxLength={500}
          className="min-w-0 flex-1"
          error={form.formState.errors.note && t('authorityNote')}
          {...form.register('note', { validate: (text) => text.trim().length >= 3 })}
        />
        <Button type="submit" busy={busy}>
          {t('authoritySave')}
        </Button>
      </form>
    </Notice>
  )
}
