import { useId } from 'react'
import type { OwnCompany } from '../../../../domains/companies/contract.ts'
import { DOCUMENT_KINDS, type DocumentKind } from '../../../../domains/companies/rules/requirements.ts'
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
  const id = useId()
  const upload = useDocumentUpload(company.id, id)
  const { input, kind, name, part, errors } = upload
  if (company.documents.length >= DOCUMENT_COUNT) {
    return <p className="border-line border-t pt-4 text-sm">{t('documentLimit', { maximum: DOCUMENT_COUNT })}</p>
  }
  return (
    <form
      id={id}
      noValidate
      aria-label={t('documentAdd')}
      className="grid gap-4 border-line border-t pt-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault()
        void upload.send()
      }}
    >
      <SelectField
        label={t('documentKind')}
        name="documentKind"
        value={kind}
        options={DOCUMENT_KINDS.map((value) => ({ value, label: t(`document.${value}`) }))}
        onChange={({ target }) => upload.setKind(target.value as DocumentKind)}
      />
      <TextField
        label={t('documentName')}
        name="documentName"
        required
        maxLength={110}
        value={name}
        error={errors.name}
        onChange={({ target }) => upload.rename(target.value)}
      />
      <Field
        label={t('documentFile')}
        hint={t('documentFileHint', { maximum: DOCUMENT_MB })}
        error={errors.file}
        className="sm:col-span-2"
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            name="documentFile"
            required
            accept={DOCUMENTS}
            className={`${controlLook} py-2 file:mr-3 file:rounded-md file:border-0 file:bg-sunken file:px-3 file:py-1 file:font-medium file:text-ink`}
            onChange={({ target }) => upload.choose(target.files?.[0] ?? null)}
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
