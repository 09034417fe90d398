import { useForm } from 'react-hook-form'
import { REASONS_LIMIT } from '../../../../../domains/approval/rules/end-rules.ts'
import { DOCUMENT_KINDS, type DocumentKind } from '../../../../../domains/companies/rules/requirements.ts'
import { api } from '../../../../browser-api.ts'
import { TextArea } from '../../../../parts/forms/text-area.tsx'
import { useAction } from '../../../../parts/forms/use-action.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { FormDialog } from './form-dialog.tsx'

/** Asks a company for a document in words. */
export function AskDialog({ companyId, onClose }: { companyId: number; onClose: () => void }) {
  const t = useTexts('oversight')
  const { busy, run } = useAction()
  const form = useForm<{ kind: DocumentKind; words: string; dueOn: string }>({
    defaultValues: { kind: 'other', words: '', dueOn: '' },
  })
  const ask = form.handleSubmit(async ({ kind, words, dueOn }) => {
    const body = { kind, words: words.trim(), dueOn: dueOn || null }
    const params = { id: companyId }
    if (await run(() => api('POST /api/admin/companies/{id}/document-requests', { params, body }), t('asked')))
      onClose()
  })
  return (
    <FormDialog title={t('ask')} action={t('ask')} busy={busy} onClose={onClose} onSubmit={ask}>
      <p className="text-sm">{t('askText')}</p>
      <SelectField
        label={t('askKind')}
        options={DOCUMENT_KINDS.map((value) => ({ value, label: t(`${value}Document`) }))}
        {...form.register('kind')}
      />
      <TextArea
        label={t('askWords')}
        rows={4}
        maxLength={REASONS_LIMIT}
        error={form.formState.errors.words?.message}
        {...form.register('words', { validate: (text) => text.trim().length >= 10 || t('wordsNeeded') })}
      />
      <TextField type="date" label={t('askDue')} {...form.register('dueOn')} />
    </FormDialog>
  )
}
