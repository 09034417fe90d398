import type { OwnCompany } from '../../../../domains/companies/contract.ts'
import { DOCUMENT_KINDS } from '../../../../domains/companies/rules/requirements.ts'
import { DOCUMENT_COUNT, DOCUMENT_MB, DOCUMENTS } from '../../../parts/files/upload-limits.ts'
import { UploadProgress } from '../../../parts/files/upload-progress.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { controlLook, Field } from '../../../ui/field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useDocumentUpload } from './use-document-upload.ts'

/** Adds a document: of which kind, under which name. */
export function DocumentUpload({ company }: { company: OwnCompany }) {
  const t = useTexts('company')
  const { form, part, nameAfter, send } = useDocumentUpload(company.id)
  const { errors } = form.formState
  if (company.documents.length >= DOCUMENT_COUNT) {
    return <p className="border-line border-t pt-4 text-sm">{t('documentLimit', { maximum: DOCUMENT_COUNT })}</p>
  }
  return (
    <form
      noValidate
      aria-label={t('documentAdd')}
      className="grid gap-4 border-line border-t pt-4 sm:grid-cols-2"
      onSubmit={(event) => void send(event)}
    >
      <SelectField
        label={t('documentKind')}
        options={DOCUMENT_KINDS.map((value) => ({ value, label: t(`document.${value}`) }))}
        {...form.register('documentKind')}
      />
      <TextField
        label={t('documentName')}
        required
        maxLength={110}
        error={errors.documentName?.message}
        {...form.register('documentName')}
      />
      <Field
        label={t('documentFile')}
        hint={t('documentFileHint', { maximum: DOCUMENT_MB })}
        error={errors.documentFile?.message}
        className="sm:col-span-2"
      >
        {(control) => (
          <input
            {...control}
            type="file"
            required
            accept={DOCUMENTS}
            className={`${controlLook} py-2 file:mr-3 file:rounded-md file:border-0 file:bg-sunken file:px-3 file:py-1 file:font-medium file:text-ink`}
            {...form.register('documentFile', { onChange: ({ target }) => nameAfter(target.files?.[0]) })}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
        <Button type="submit" variant="secondary" busy={part !== null}>
          {t('documentAdd')}
        </Button>
        <div className="min-w-0 flex-1 basis-48">
          <UploadProgress
            part={part}
            words={{ sending: (values) => t('uploading', values), reading: t('processing') }}
          />
        </div>
      </div>
    </form>
  )
}
