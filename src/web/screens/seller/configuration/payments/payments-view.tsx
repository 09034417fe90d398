import type { OfferStanding } from '../../../../../domains/payments/offer/contract.ts'
import type { ProviderKeys } from '../../../../../domains/payments/provider-keys/contract.ts'
import { api } from '../../../../browser-api.ts'
import { useAnswered } from '../../../../parts/forms/use-answered.ts'
import { showFailure } from '../../../../show-failure.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { OfferPanel } from './offer-panel.tsx'
import { ProviderPanel } from './provider-panel.tsx'

type Props = { providers: readonly ProviderKeys[]; offer: readonly OfferStanding[] }

/** E15: what buyers may pay with, and the accounts at the payment providers. */
export function PaymentsView({ providers, offer }: Props) {
  const t = useTexts('configuration')
  const locale = useLocale()
  const [shown, show] = useAnswered(providers)
  const [standings, showOffer] = useAnswered(offer)
  const changed = async (next: ProviderKeys) => {
    show(shown.map((other) => (other.provider === next.provider ? next : other)))
    await api('GET /api/admin/payment-offer').then(
      (answer) => showOffer(answer.providers),
      (error: unknown) => showFailure(error, locale),
    )
  }
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <p className="max-w-text text-muted">{t('paymentsText')}</p>
      <OfferPanel offer={standings} onChanged={showOffer} />
      {shown.map((one) => (
        <ProviderPanel
          key={one.provider}
          keys={one}
          standing={standings.find(({ code }) => code === one.provider)}
          onChanged={(next) => void changed(next)}
        />
      ))}
    </div>
  )
}
