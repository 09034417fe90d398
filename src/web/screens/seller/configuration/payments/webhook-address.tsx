import type { KeyedProvider } from '../../../../../domains/payments/contract.ts'
import type { ProviderKeys } from '../../../../../domains/payments/provider-keys/contract.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'

/** Whether a provider has to be told where it sends its webhooks; others are told with every payment. */
export const wantsAddress = ({ fields }: Pick<ProviderKeys, 'fields'>) =>
  fields.some(({ name }) => name === 'webhookSecret' || name === 'webhookId')

/** The address that the operator enters in the provider's dashboard. */
export function WebhookAddress({ provider }: { provider: KeyedProvider }) {
  const t = useTexts('configuration')
  return (
    <>
      <span className="numbers break-all">{`${location.origin}/api/payments/webhooks/${provider}`}</span>
      <span className="block text-muted text-xs">{t('webhookAddressHint')}</span>
    </>
  )
}
