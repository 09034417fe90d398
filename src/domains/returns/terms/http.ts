import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { orderClocks } from '../../orders/index.ts'
import { RETURN_TERMS_TAG } from '../return-rules.ts'
import { returnTermsContract } from './contract.ts'
import { readPeriods } from './read-periods.ts'
import { readTerms } from './read-terms.ts'

/** Where one decides whether to buy: pages of products, sellers and shops, the cart. */
export const returnTermsService = (deps: Deps) =>
  service(returnTermsContract, {
    'GET /api/periods': (_, call) => {
      call.cache({ tags: [RETURN_TERMS_TAG, orderClocks.ORDER_SETTINGS_TAG], maxAge: 300 })
      return readPeriods(deps)
    },
    'GET /api/return-terms': async ({ query }, call) => {
      const ids = [...new Set(query.companies.split(',').map(Number))]
      call.cache({ tags: [RETURN_TERMS_TAG, ...ids.map((id) => `company:${id}`)], maxAge: 300 })
      return { terms: await readTerms(deps, ids, call.locale) }
    },
  })
