import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { PARCEL_SIZES } from '../../../values/parcel-size.ts'
import { labelView } from '../../labels/contract.ts'
import { purchaseKey } from '../../orders/contract.ts'
import { LABEL_CARRIERS, PRINT_FORMATS } from '../../shipping/contract.ts'
import { STEP_REFUSED } from '../contract.ts'

const params = z.object({ id: idInPath, caseId: idInPath })

export const labelBody = z.strictObject({
  carrier: z.enum(LABEL_CARRIERS),
  size: z.enum(PARCEL_SIZES),
  /** Address of the company that it goes to; left out: the usual one. */
  senderId: z.number().int().optional(),
})

export const returnLabelsContract = {
  'GET /api/companies/{id}/returns/{caseId}/labels': {
    summary:
      'Labels by which the goods of a case come back, the newest first, and from which carriers one can be bought now',
    access: 'seller',
    params,
    response: z.object({
      labels: z.array(labelView),
      print: z.enum(PRINT_FORMATS),
      carriers: z.array(z.enum(LABEL_CARRIERS)),
      /** The goods are still to be sent, and there is no label under way. */
      mayBuy: z.boolean(),
    }),
    failures: ['company_not_found', 'case_not_found'],
  },
  'POST /api/companies/{id}/returns/{caseId}/labels': {
    summary: 'Asks for a label by which the buyer sends the goods back at the company’s cost; one at a time',
    access: 'seller',
    params,
    body: labelBody,
    response: labelView,
    failures: [
      ...['company_not_found', ...STEP_REFUSED, 'return_label_exists', 'label_wrong_way', 'carrier_account_missing'],
      ...['sender_not_found', 'return_label_no_address', 'return_label_phone'],
    ] as const,
  },
  'GET /api/purchases/{key}/cases/{caseId}/label': {
    summary: 'The label for the way back as PDF, for its buyer',
    access: 'public',
    params: z.object({ key: purchaseKey, caseId: idInPath }),
    download: true,
    failures: ['case_not_found', 'label_not_ready'],
  },
} as const satisfies Contract
