import { OutboundFailure } from '../../../../platform/outbound/failure.ts'
import type { LabelFormat } from '../carrier.ts'
import type { ShipxCalls } from './calls.ts'

const QUERIES = {
  pdf: { format: 'Pdf', type: 'A6' },
  zpl: { format: 'Zpl', type: 'A6' },
} as const satisfies Record<LabelFormat, object>
/** How a file of each format begins: the page of an error printed as a label would end on a parcel. */
const BEGINS = { pdf: '%PDF-', zpl: '^XA' } as const satisfies Record<LabelFormat, string>

/** The label of a shipment that was bought. `OutboundFailure` while there is none. */
export async function fetchLabel(shipx: ShipxCalls, externalId: string, format: LabelFormat): Promise<Buffer> {
  const { bytes } = await shipx.fetchBytes({
    to: '/v1/shipments/{externalId}/label',
    params: { externalId },
    query: QUERIES[format],
  })
  const begins = bytes.subarray(0, 64).toString('latin1').trimStart()
  if (!begins.startsWith(BEGINS[format])) throw new OutboundFailure('inpost', 'not_understood')
  return bytes
}
