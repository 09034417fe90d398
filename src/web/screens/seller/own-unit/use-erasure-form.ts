import { useForm } from 'react-hook-form'
import type { Erasure, OwnUnit } from '../../../../domains/units/contract.ts'
import { marketDay } from '../../../../values/days.ts'
import { api } from '../../../browser-api.ts'
import { fieldMessages } from '../../../parts/forms/field-messages.ts'
import { readWhole } from '../../../parts/forms/read-number.ts'
import { useSending } from '../../../parts/forms/use-sending.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { notify } from '../../../ui/toast-store.ts'

export type ErasureValues = Omit<Erasure, 'hasFile' | 'verified' | 'drives'> & {
  verified: string
  drives: Erasure['drives']
}

/** The certificate as it is typed: begun with what is known of it, and sent. */
export function useErasureForm(companyId: number, unit: OwnUnit, onSaved: (unit: OwnUnit) => void) {
  const t = useTexts('bench')
  const locale = useLocale()
  const { busy, send } = useSending()
  const begun = unit.erasure?.hasFile === false ? unit.erasure : null
  const form = useForm<ErasureValues>({
    defaultValues: {
      number: begun?.number ?? '',
      wipedOn: begun?.wipedOn ?? marketDay(new Date()),
      operator: begun?.operator ?? '',
      tool: begun?.tool ?? '',
      toolVersion: begun?.toolVersion ?? '',
      method: begun?.method ?? 'purge',
      drives: begun?.drives ?? [{ serial: '', capacity: '', result: 'wiped' }],
      verified: begun ? String(begun.verified ?? '') : '100',
    },
  })
  const submit = form.handleSubmit(({ verified, drives, ...values }) =>
    send(async () => {
      const body = { ...values, drives, verified: verified.trim() === '' ? null : readWhole(verified.replace('%', '')) }
      try {
        const params = { id: companyId, code: unit.code }
        onSaved(await api('POST /api/companies/{id}/units/{code}/erasure', { params, body }))
        notify('good', t('erasureSaved'))
      } catch (error) {
        const messages = Object.entries(fieldMessages(error))
        for (const [field, message] of messages) form.setError(field as keyof ErasureValues, { message })
        if (messages.length === 0) showFailure(error, locale)
      }
    }),
  )
  return { form, busy, submit }
}
