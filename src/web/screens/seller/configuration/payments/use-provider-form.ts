import type { ProviderKeys } from '../../../../../domains/payments/provider-keys/contract.ts'
import { api } from '../../../../browser-api.ts'
import { useDraft } from '../../../../parts/forms/draft/use-draft.ts'
import { useConfirmed } from '../../../../parts/security/use-confirmed.tsx'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { keysToSend, typedOf } from './key-body.ts'

type KeysDraft = { test: boolean; fields: Readonly<Record<string, string>> }

/** Keys while they are typed and saved, which needs a fresh log-in. */
export function useProviderForm(keys: ProviderKeys, onSaved: (keys: ProviderKeys) => void) {
  const t = useTexts('configuration')
  const { provider } = keys
  const { confirmed, dialog } = useConfirmed()
  const form = useDraft<ProviderKeys, KeysDraft>({
    loaded: keys,
    toDraft: (view) => ({ test: view.test, fields: typedOf(view) }),
    send({ test, fields }) {
      const call = { params: { provider }, body: { test, fields: keysToSend(keys, fields) } }
      return confirmed(() => api('PUT /api/admin/payment-providers/{provider}', call))
    },
    onSaved,
    place: (field) => field.replace(/^fields/, provider),
    words: { wrong: t('checkFields'), failed: t('saveFailed') },
  })
  return { ...form, dialog }
}
