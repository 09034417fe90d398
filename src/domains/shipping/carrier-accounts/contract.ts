import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { LABEL_CARRIERS } from '../rules/accounts.ts'

export { accountOf, LABEL_CARRIERS, type LabelCarrier } from '../rules/accounts.ts'

/** `unanswered`: the carrier said nothing, or nothing that could be understood. */
export const CHECK_RESULTS = ['works', 'refused', 'unanswered'] as const

/** A company's account at a carrier as its members see it: what is public in clear, of a secret only its end. */
export const carrierAccountView = z.object({
  carrier: z.enum(LABEL_CARRIERS),
  /** The carrier's environment for tests: its labels bring nothing anywhere. */
  test: z.boolean(),
  /** What is kept was entered by the demo and leads to its own stand-in. Any key that is saved replaces all of it. */
  standIn: z.boolean(),
  fields: z.array(
    z.object({ name: z.string(), secret: z.boolean(), value: z.string().nullable(), last4: z.string().nullable() }),
  ),
  /** Every field is there. */
  complete: z.boolean(),
  /** UTC; null: nothing is kept. */
  changedAt: z.string().nullable(),
  /** Where the carrier may tell of what happens to shipments, to be entered with it; null: it does not. Whoever knows it can only hasten a question. */
  newsAddress: z.string().nullable(),
  /** UTC; when it last did. */
  newsAt: z.string().nullable(),
  /** How the connection was found when it was last tried with what is kept. */
  check: z.object({ at: z.string(), result: z.enum(CHECK_RESULTS) }).nullable(),
})
export type CarrierAccountView = z.infer<typeof carrierAccountView>

const params = z.object({ id: idInPath, carrier: z.enum(LABEL_CARRIERS) })

export const carrierAccountsContract = {
  'GET /api/companies/{id}/carriers': {
    summary: 'Accounts of a company at carriers (E16): public values in clear, keys by their last four characters',
    access: 'seller',
    params: z.object({ id: idInPath }),
    response: z.object({ carriers: z.array(carrierAccountView) }),
    failures: ['company_not_found'],
  },
  'PUT /api/companies/{id}/carriers/{carrier}': {
    summary: 'Saves an account at a carrier, keys sealed; a secret that is left out or empty stays as it is',
    access: 'seller',
    params,
    body: z.strictObject({
      test: z.boolean(),
      fields: z.record(z.string().max(40), z.string().trim().max(4100)),
    }),
    response: carrierAccountView,
    secretAnswer: true,
    failures: ['company_not_found', 'unknown_key', 'carrier_key_invalid', 'carrier_key_missing'],
  },
  'POST /api/companies/{id}/carriers/{carrier}/check': {
    summary: 'Asks the carrier something harmless with the keys that are kept, and keeps how that went',
    // It waits for the carrier.
    repeatable: true,
    access: 'seller',
    params,
    response: carrierAccountView,
    failures: ['company_not_found', 'carrier_account_missing', 'carrier_keys_unreadable', 'rate_limited'],
  },
  'DELETE /api/companies/{id}/carriers/{carrier}': {
    summary: 'Removes an account at a carrier with its keys',
    access: 'seller',
    params,
    response: carrierAccountView,
    failures: ['company_not_found'],
  },
} as const satisfies Contract
