import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import { EVIDENCE_MB } from '../../../domains/chargebacks/rules/evidence.ts'
import type { EvidenceKind } from '../../../domains/payments/rules/evidence-kinds.ts'
import { failureText } from '../../show-failure.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { notify } from '../../ui/toast-store.ts'
import { exceeds } from '../files/upload-limits.ts'
import { checkedBy } from '../forms/checked-by.ts'

type Values = { kind: EvidenceKind; words: string; file: FileList | null }
export type SendEvidence = (
  query: { kind: EvidenceKind; name: string; words: string },
  file: File,
  onProgress: (part: number) => void,
) => Promise<unknown>

/** A file for a chargeback on its way: chosen, described, sent. */
export function useEvidenceUpload(send: SendEvidence) {
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
  return { form, part, add }
}
