import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { DocumentKind } from '../../../../domains/companies/rules/requirements.ts'
import { sendFile } from '../../../parts/files/send-file.ts'
import { DOCUMENT_MB, exceeds } from '../../../parts/files/upload-limits.ts'
import { failureText } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { notify } from '../../../ui/toast-store.ts'

type Errors = { file?: string; name?: string }

/** A document on its way: chosen, named, sent. */
export function useDocumentUpload(companyId: number, formId: string) {
  const t = useTexts('company')
  const form = useTexts('companyForm')
  const locale = useLocale()
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
      document.getElementById(formId)?.querySelector<HTMLElement>('[name="documentName"]')?.focus()
      return
    }
    setPart(0)
    try {
      const target = { params: { id: companyId }, query: { kind, name: name.trim() } }
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
  const rename = (text: string) => {
    setName(text)
    setErrors(({ name: _, ...others }) => others)
  }
  return { input, kind, name, part, errors, choose, rename, setKind, send }
}
