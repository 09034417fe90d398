import { Link, useLocation } from 'react-router'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import type { CarrierAccountView } from '../../../../domains/shipping/carrier-accounts/contract.ts'
import type { DeliverySettings } from '../../../../domains/shipping/delivery-settings/contract.ts'
import { useAnswered } from '../../../parts/forms/use-answered.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { CarrierAccount } from './carriers/carrier-account.tsx'
import { BuyerPreview } from './methods/buyer-preview.tsx'
import { DeliverySettingsForm } from './methods/delivery-settings-form.tsx'
import { NotConfigured } from './not-configured.tsx'

type Props = { company: Mine; loaded: DeliverySettings; carriers: readonly CarrierAccountView[] }

/** Delivery prices and carriers' keys of a company; who may not change them sees what buyers see. */
export function DeliverySettingsView({ company, loaded, carriers }: Props) {
  const t = useTexts('deliverySettings')
  const [deliverySettings, show] = useAnswered(loaded)
  const { search } = useLocation()
  const editable = roleMay(company.role, 'delivery.edit')
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-text text-muted">{t('intro')}</p>
      {!deliverySettings.configured && <NotConfigured />}
      {!deliverySettings.hasShop && editable && (
        <Notice>
          {t('noShop')}{' '}
          <Link to={{ pathname: '/my-shops', search }} className="text-link">
            {t('addShop')}
          </Link>
        </Notice>
      )}
      {editable ? (
        <>
          <DeliverySettingsForm companyId={company.id} deliverySettings={deliverySettings} onSaved={show} />
          <Panel title={t('carriers')} aria-label={t('carriers')}>
            <div className="flex max-w-text flex-col gap-6">
              <p className="text-muted text-sm">{t('carriersText')}</p>
              {carriers.map((account) => (
                <CarrierAccount key={account.carrier} companyId={company.id} loaded={account} />
              ))}
            </div>
          </Panel>
        </>
      ) : (
        <>
          <Notice>{t('viewOnly')}</Notice>
          <div className="max-w-md">
            <BuyerPreview {...deliverySettings} />
          </div>
        </>
      )}
    </div>
  )
}
