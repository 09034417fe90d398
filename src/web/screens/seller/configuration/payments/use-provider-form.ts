import { useState } from 'react'
import type { ProviderKeys } from '../../../../../domains/payments/provider-keys/contract.ts'
import { ApiProblem } from '../../../../api-problem.ts'
import { api } from '../../../../browser-api.ts'
import { useSending } from '../../../../parts/forms/use-sending.ts'
import { useConfirmed } from '../../../../parts/security/use-confirmed.tsx'
import { failureText } from '../../../../show-failure.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { notify } from '../../../../ui/toast-store.ts'
import { keysToSend, typedOf } from './key-body.ts'

/** Keys while they are typed and saved, which needs a fresh log-in. */
export function useProviderForm(keys: ProviderKeys, onSaved: (keys: ProviderKeys) => void) {
  const t = useTexts('configuration')
  const locale = useLocale()
  const { provider } = keys
  const { busy, send } = useSending()
  const { confirmed, dialog } = useConfirmed()
  const [typed, setTyped] = useState(() => typedOf(keys))
  const [test, setTest] = useState(keys.test)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const save = () =>
    send(async () => {
      const sent = keysToSend(keys, typed)
      setErrors({})
      try {
        const call = { params: { provider }, body: { test, fields: sent } }
        const next = await confirmed(() => api('PUT /api/admin/payment-providers/{provider}', call))
        if (next) onSaved(next)
      } catch (error) {
        const refused = error instanceof ApiProblem ? error.errors : []
        const name = (field: string) => field.replace(/^(body\.)?fields\./, '')
        setErrors(Object.fromEntries(refused.map(({ field, message }) => [name(field), message])))
        notify('danger', refused.length > 0 ? t('checkFields') : `${t('saveFailed')}. ${failureText(error, locale)}`)
      }
    })
  const type = (name: string, text: string) => setTyped((known) => ({ ...known, [name]: text }))
  return { typed, type, test, setTest, errors, busy, save, dialog }
}
