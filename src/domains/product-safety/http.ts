import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { listWarnings, saveCategoryWarning } from './category-warnings.ts'
import { productSafetyContract } from './contract.ts'
import { savePublishingRule, showPublishingRule } from './publishing-rules.ts'
import { listBrands, readBrand } from './read-brands.ts'
import { addBrand, saveBrand } from './save-brand.ts'

/** The operator's list of brands, warnings of categories, and when publishing is refused. */
export const productSafetyService = (deps: Deps) =>
  service(productSafetyContract, {
    'GET /api/admin/brands': ({ query }, { actor }) => listBrands(deps, actor, query),
    'POST /api/admin/brands': ({ body }, { actor }) => addBrand(deps, actor, body),
    'GET /api/admin/brands/{id}': ({ params }, { actor }) => readBrand(deps, actor, params.id),
    'PUT /api/admin/brands/{id}': ({ params, body }, { actor }) => saveBrand(deps, actor, params.id, body),
    'GET /api/admin/category-warnings': (_, { actor }) => listWarnings(deps, actor),
    'PUT /api/admin/category-warnings/{id}': ({ params, body }, { actor }) =>
      saveCategoryWarning(deps, actor, params.id, body.texts),
    'GET /api/admin/safety-rule': (_, { actor }) => showPublishingRule(deps, actor, 'safety'),
    'PUT /api/admin/safety-rule': ({ body }, { actor }) => savePublishingRule(deps, actor, 'safety', body),
    'GET /api/admin/energy-rule': (_, { actor }) => showPublishingRule(deps, actor, 'energy'),
    'PUT /api/admin/energy-rule': ({ body }, { actor }) => savePublishingRule(deps, actor, 'energy', body),
    'GET /api/admin/green-rule': (_, { actor }) => showPublishingRule(deps, actor, 'green'),
    'PUT /api/admin/green-rule': ({ body }, { actor }) => savePublishingRule(deps, actor, 'green', body),
  })
