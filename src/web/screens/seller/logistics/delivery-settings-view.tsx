import { Link, useLocation } from 'react-router'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import type { DeliverySettings } from '../../../../domains/shipping/delivery-settings/contract.ts'
import { useAnswered } from '../../../parts/forms/use-answered.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { BuyerPreview } from './buyer-preview.tsx'
import { DeliverySettingsForm } from './delivery-settings-form.tsx'
import { InpostPanel } from './inpost-panel.tsx'
import { NotConfigured } from './not-configured.tsx'

/** Delivery prices and carriers' keys of a company; who may not change them sees what buyers see. */
export function DeliverySettingsView({ company, loaded }: { company: Mine; loaded: DeliverySettings }) {
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
          <InpostPanel companyId={company.id} access={deliverySettings.inpost} onChanged={show} />
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
