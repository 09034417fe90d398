import { EVIDENCE_WORDS_LIMIT } from '../../../domains/chargebacks/rules/evidence.ts'
import { EVIDENCE_KINDS } from '../../../domains/payments/rules/evidence-kinds.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { controlLook, Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { DOCUMENTS } from '../files/upload-limits.ts'
import { UploadProgress } from '../files/upload-progress.tsx'
import { type SendEvidence, useEvidenceUpload } from './use-evidence-upload.ts'

type Props = { hint: string; send: SendEvidence }

/** Adds a file to a chargeback: what it shows, and a few words. */
export function AddEvidence({ hint, send }: Props) {
  const t = useTexts('chargebacks')
  const { form, part, add } = useEvidenceUpload(send)
  const { errors } = form.formState
  return (
    <form
      noValidate
      aria-label={t('fileAdd')}
      className="grid gap-4 pt-3 sm:grid-cols-2"
      onSubmit={(event) => void add(event)}
    >
      <SelectField
        label={t('fileKind')}
        options={EVIDENCE_KINDS.map((value) => ({ value, label: t(`kind_${value}`) }))}
        {...form.register('kind')}
      />
      <TextField label={t('fileWords')} maxLength={EVIDENCE_WORDS_LIMIT} {...form.register('words')} />
      <Field label={t('file')} hint={hint} error={errors.file?.message} className="sm:col-span-2">
        {(control) => (
          <input
            {...control}
            type="file"
            accept={DOCUMENTS}
            className={`${controlLook} py-2 file:mr-3 file:rounded-md file:border-0 file:bg-sunken file:px-3 file:py-1 file:font-medium file:text-ink`}
            {...form.register('file')}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
        <Button type="submit" variant="secondary" busy={part !== null}>
          {t('fileAdd')}
        </Button>
        <div className="min-w-0 flex-1 basis-48">
          <UploadProgress
            part={part}
            words={{ sending: (values) => t('fileUploading', values), reading: t('fileChecking') }}
          />
        </div>
      </div>
    </form>
  )
}
