import type { ProviderKeys } from '../../../../../domains/payments/provider-keys/contract.ts'
import { dateFormat } from '../../../../../values/dates.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Facts } from '../../../../ui/facts.tsx'
import { WebhookAddress, wantsAddress } from './webhook-address.tsx'

/** Public values in clear, of secrets only their end and since when they are kept. */
export function SavedKeys({ keys }: { keys: ProviderKeys }) {
  const { fields, test, testEnvironment, standIn, provider } = keys
  const environment = standIn ? 'environmentStandIn' : test ? 'environmentTest' : 'environmentLive'
  const t = useTexts('configuration')
  const locale = useLocale()
  const date = dateFormat(locale, { dateStyle: 'long' })
  return (
    <Facts
      items={[
        ...(wantsAddress(keys) ? [{ name: t('webhookAddress'), value: <WebhookAddress provider={provider} /> }] : []),
        ...(testEnvironment || standIn ? [{ name: t('environment'), value: t(environment) }] : []),
        ...fields.map(({ name, secret, value, last4, changedAt }) => ({
          name: t(`key_${name}`),
          value:
            changedAt === null ? (
              <span className="text-warning">{t('keyMissing')}</span>
            ) : (
              <>
                <span className="numbers break-all">{secret ? `••••${last4 ?? ''}` : value}</span>
                <span className="block text-muted text-xs">
                  {t('keySince', { date: date.format(new Date(changedAt)) })}
                </span>
              </>
            ),
        })),
      ]}
    />
  )
}
