import type { ProviderKeys } from '../../../../../domains/payments/provider-keys/contract.ts'
import { useAnswered } from '../../../../parts/forms/use-answered.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ProviderPanel } from './provider-panel.tsx'

/** E15: the accounts at the payment providers. */
export function PaymentsView({ providers }: { providers: readonly ProviderKeys[] }) {
  const t = useTexts('configuration')
  const [shown, show] = useAnswered(providers)
  const waiting = shown.some(({ connected }) => !connected)
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <p className="max-w-text text-muted">{t('paymentsText')}</p>
      {waiting && <Notice title={t('notConnectedTitle')}>{t('notConnectedText')}</Notice>}
      {shown.map((one) => (
        <ProviderPanel
          key={one.provider}
          keys={one}
          onChanged={(next) => show(shown.map((other) => (other.provider === next.provider ? next : other)))}
        />
      ))}
    </div>
  )
}
