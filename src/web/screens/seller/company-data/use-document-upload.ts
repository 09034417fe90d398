import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import type { DocumentKind } from '../../../../domains/companies/rules/requirements.ts'
import { sendFile } from '../../../parts/files/send-file.ts'
import { DOCUMENT_MB, exceeds } from '../../../parts/files/upload-limits.ts'
import { checkedBy } from '../../../parts/forms/checked-by.ts'
import { failureText } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { notify } from '../../../ui/toast-store.ts'

type Values = { documentKind: DocumentKind; documentName: string; documentFile: FileList | null }

/** A document on its way: chosen, named, sent. */
export function useDocumentUpload(companyId: number) {
  const t = useTexts('company')
  const words = useTexts('companyForm')
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const [part, setPart] = useState<number | null>(null)
  const form = useForm<Values>({
    defaultValues: { documentKind: 'register', documentName: '', documentFile: null },
    resolver: checkedBy(({ documentName, documentFile }) => {
      const file = documentFile?.[0]
      return {
        ...(documentName.trim() === '' && { documentName: words('problem_required') }),
        ...(!file && { documentFile: words('fileRequired') }),
        ...(file && exceeds(file, DOCUMENT_MB) && { documentFile: words('fileTooLarge', { maximum: DOCUMENT_MB }) }),
      }
    }),
  })
  /** What the file is called is a good name until somebody gives another. */
  const nameAfter = (file: File | undefined) => {
    if (!file) return
    if (exceeds(file, DOCUMENT_MB)) void form.trigger('documentFile')
    if (form.getValues('documentName').trim() !== '') return
    form.setValue('documentName', file.name.replace(/\.[A-Za-z0-9]{1,8}$/, '').slice(0, 110))
  }
  const send = form.handleSubmit(async ({ documentKind: kind, documentName, documentFile }) => {
    const file = documentFile?.[0]
    if (!file) return
    setPart(0)
    try {
      const target = { params: { id: companyId }, query: { kind, name: documentName.trim() } }
      await sendFile('POST /api/companies/{id}/documents', target, file, setPart)
      notify('good', t('documentAdded'))
      form.reset({ documentKind: kind, documentName: '', documentFile: null })
      await revalidate()
    } catch (failure) {
      form.setError('documentFile', { message: failureText(failure, locale) })
    } finally {
      setPart(null)
    }
  })
  return { form, part, nameAfter, send }
}
