import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { deliverySettingsContract } from './contract.ts'
import { removeInpost, saveInpost } from './inpost-access.ts'
import { readDeliverySettings } from './read-delivery-settings.ts'
import { saveDeliverySettings } from './save-delivery-settings.ts'

/** A company's delivery settings: methods, prices in grosze, the key of its carrier, which is never shown again. */
export const deliverySettingsService = (deps: Deps) =>
  service(deliverySettingsContract, {
    'GET /api/companies/{id}/delivery-settings': ({ params }, { actor }) =>
      readDeliverySettings(deps, actor, params.id),
    'PUT /api/companies/{id}/delivery-settings': ({ params, body }, { actor }) =>
      saveDeliverySettings(deps, actor, { companyId: params.id, ...body }),
    'PUT /api/companies/{id}/delivery-settings/inpost': ({ params, body }, { actor }) =>
      saveInpost(deps, actor, { companyId: params.id, ...body }),
    'DELETE /api/companies/{id}/delivery-settings/inpost': ({ params }, { actor }) =>
      removeInpost(deps, actor, params.id),
  })
