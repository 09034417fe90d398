import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { orderNumber } from '../contract.ts'

/** Why a lost chargeback changes what was invoiced: the sale is undone, or its price was reduced. */
export const CORRECTION_REASONS = ['saleUndone', 'priceReduced'] as const
const body = z.strictObject({ reason: z.enum(CORRECTION_REASONS) })
/** How many corrections there are for it; the same again issues none. */
const response = z.object({ corrections: z.number().int() })
const failures = ['chargeback_not_found', 'chargeback_not_lost', 'document_not_found', 'correction_exceeds'] as const

export const chargebackDocumentsContract = {
  'POST /api/admin/chargebacks/{id}/orders/{number}/correct-documents': {
    summary: 'Corrects the documents of an order by what it bore of a chargeback that was lost, once',
    access: 'operator',
    area: 'money',
    params: z.object({ id: idInPath, number: orderNumber }),
    body,
    response,
    failures,
  },
  'POST /api/companies/{id}/orders/{number}/chargebacks/{chargebackId}/correct-documents': {
    summary: 'The same by the seller, whose documents they are',
    access: 'signedIn',
    params: z.object({ id: idInPath, number: orderNumber, chargebackId: idInPath }),
    body,
    response,
    failures: ['company_not_found', 'forbidden', ...failures],
  },
} as const satisfies Contract

export type CorrectionReason = (typeof CORRECTION_REASONS)[number]
