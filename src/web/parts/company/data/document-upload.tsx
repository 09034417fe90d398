import { useId, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OwnCompany } from '../../../../domains/companies/contract.ts'
import { DOCUMENT_KINDS, type DocumentKind } from '../../../../domains/companies/rules/requirements.ts'
import { failureText } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { controlLook, Field } from '../../../ui/field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { notify } from '../../../ui/toast-store.ts'
import { sendFile } from '../send-file.ts'
import { DOCUMENT_COUNT, DOCUMENT_MB, DOCUMENTS, exceeds } from '../upload-limits.ts'
import { UploadProgress } from './upload-progress.tsx'

type Errors = { file?: string; name?: string }

/** Adds a document: of which kind, under which name. */
export function DocumentUpload({ company }: { company: OwnCompany }) {
  const t = useTexts('company')
  const form = useTexts('companyForm')
  const locale = useLocale()
  const id = useId()
  const { revalidate } = useRevalidator()
  const input = useRef<HTMLInputElement>(null)
  const [kind, setKind] = useState<DocumentKind>('register')
  const [name, setName] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [part, setPart] = useState<number | null>(null)
  const [errors, setErrors] = useState<Errors>({})

  const choose = (chosen: File | null) => {
    setFile(chosen)
    const tooLarge = chosen && exceeds(chosen, DOCUMENT_MB)
    setErrors(tooLarge ? { file: form('fileTooLarge', { maximum: DOCUMENT_MB }) } : {})
    // What the file is called is a good name until somebody gives another.
    if (chosen && name.trim() === '') setName(chosen.name.replace(/\.[A-Za-z0-9]{1,8}$/, '').slice(0, 110))
  }
  const send = async () => {
    if (part !== null) return
    if (!file || errors.file) {
      setErrors({ file: errors.file ?? form('fileRequired') })
      input.current?.focus()
      return
    }
    if (name.trim() === '') {
      setErrors({ name: form('problem_required') })
      document.getElementById(id)?.querySelector<HTMLElement>('[name="documentName"]')?.focus()
      return
    }
    setPart(0)
    try {
      const target = { params: { id: company.id }, query: { kind, name: name.trim() } }
      await sendFile('POST /api/companies/{id}/documents', target, file, setPart)
      notify('good', t('documentAdded'))
      setFile(null)
      setName('')
      if (input.current) input.current.value = ''
      await revalidate()
    } catch (failure) {
      setErrors({ file: failureText(failure, locale) })
    } finally {
      setPart(null)
    }
  }
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
        void send()
      }}
    >
      <SelectField
        label={t('documentKind')}
        name="documentKind"
        value={kind}
        options={DOCUMENT_KINDS.map((value) => ({ value, label: t(`document.${value}`) }))}
        onChange={({ target }) => setKind(target.value as DocumentKind)}
      />
      <TextField
        label={t('documentName')}
        name="documentName"
        required
        maxLength={110}
        value={name}
        error={errors.name}
        onChange={({ target }) => {
          setName(target.value)
          setErrors(({ name: _, ...others }) => others)
        }}
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
            onChange={({ target }) => choose(target.files?.[0] ?? null)}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
        <Button type="submit" variant="secondary" busy={part !== null}>
          {t('documentAdd')}
        </Button>
        <UploadProgress part={part} />
      </div>
    </form>
  )
}
