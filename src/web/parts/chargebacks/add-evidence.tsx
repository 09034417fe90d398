import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import { EVIDENCE_MB, EVIDENCE_WORDS_LIMIT } from '../../../domains/chargebacks/rules/evidence.ts'
import { EVIDENCE_KINDS, type EvidenceKind } from '../../../domains/payments/rules/evidence-kinds.ts'
import { failureText } from '../../show-failure.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { controlLook, Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { notify } from '../../ui/toast-store.ts'
import { DOCUMENTS, exceeds } from '../files/upload-limits.ts'
import { UploadProgress } from '../files/upload-progress.tsx'
import { checkedBy } from '../forms/checked-by.ts'

type Values = { kind: EvidenceKind; words: string; file: FileList | null }
type Props = {
  hint: string
  send: (
    query: { kind: EvidenceKind; name: string; words: string },
    file: File,
    onProgress: (part: number) => void,
  ) => Promise<unknown>
}

/** Adds a file to a chargeback: what it shows, and a few words. */
export function AddEvidence({ hint, send }: Props) {
  const t = useTexts('chargebacks')
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const [part, setPart] = useState<number | null>(null)
  const form = useForm<Values>({
    defaultValues: { kind: 'receipt', words: '', file: null },
    resolver: checkedBy(({ file }) => {
      const chosen = file?.[0]
      if (!chosen) return { file: t('fileRequired') }
      return exceeds(chosen, EVIDENCE_MB) ? { file: t('fileTooLarge', { maximum: EVIDENCE_MB }) } : {}
    }),
  })
  const { errors } = form.formState
  const add = form.handleSubmit(async ({ kind, words, file }) => {
    const chosen = file?.[0]
    if (!chosen) return
    setPart(0)
    try {
      await send({ kind, name: chosen.name.slice(0, 120), words: words.trim() }, chosen, setPart)
      notify('good', t('fileAdded'))
      form.reset({ kind, words: '', file: null })
      await revalidate()
    } catch (failure) {
      form.setError('file', { message: failureText(failure, locale) })
    } finally {
      setPart(null)
    }
  })
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
