import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { deliverySettingsContract } from './contract.ts'
import { readDeliverySettings } from './read-delivery-settings.ts'
import { saveDeliverySettings } from './save-delivery-settings.ts'

/** A company's delivery settings: methods and prices in grosze. */
export const deliverySettingsService = (deps: Deps) =>
  service(deliverySettingsContract, {
    'GET /api/companies/{id}/delivery-settings': ({ params }, { actor }) =>
      readDeliverySettings(deps, actor, params.id),
    'PUT /api/companies/{id}/delivery-settings': ({ params, body }, { actor }) =>
      saveDeliverySettings(deps, actor, { companyId: params.id, ...body }),
  })
