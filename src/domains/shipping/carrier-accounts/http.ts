import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { readCarrierAccounts, removeCarrierAccount, saveCarrierAccount } from './accounts.ts'
import { checkCarrierAccount } from './check-account.ts'
import { carrierAccountsContract, LABEL_CARRIERS } from './contract.ts'

/** `CARRIER_URLS` naming nobody would leave keys going where nobody meant them to. */
function checkAddresses({ config }: Deps): void {
  const unknown = Object.keys(config.carrierUrls).filter((code) => !LABEL_CARRIERS.some((known) => known === code))
  if (unknown.length === 0) return
  throw new Error(`CARRIER_URLS names ${unknown.join(', ')}; carriers with labels are ${LABEL_CARRIERS.join(', ')}.`)
}

/** A company's accounts at carriers; keys go in and never come out. */
export const carrierAccountsService = (deps: Deps) => {
  checkAddresses(deps)
  return service(carrierAccountsContract, {
    'GET /api/companies/{id}/carriers': async ({ params }, { actor }) => ({
      carriers: await readCarrierAccounts(deps, actor, params.id),
    }),
    'PUT /api/companies/{id}/carriers/{carrier}': ({ params: { id, carrier }, body }, { actor }) =>
      saveCarrierAccount(deps, actor, { companyId: id, carrier, ...body }),
    'POST /api/companies/{id}/carriers/{carrier}/check': ({ params: { id, carrier } }, { actor }) =>
      checkCarrierAccount(deps, actor, { companyId: id, carrier }),
    'DELETE /api/companies/{id}/carriers/{carrier}': ({ params: { id, carrier } }, { actor }) =>
      removeCarrierAccount(deps, actor, { companyId: id, carrier }),
  })
}
