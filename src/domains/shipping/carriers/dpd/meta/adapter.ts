import type { Deps } from '../../../../../platform/deps.ts'
import { OutboundFailure } from '../../../../../platform/outbound/failure.ts'
import type { CarrierConnection } from '../../account.ts'
import type { Consignment, Refusal } from '../../carrier.ts'
import { SERVICE } from '../calls.ts'
import { DPD_NUMBER, externalIdOf } from '../known-as.ts'
import { checkForDpd } from '../package.ts'
import { refusalOf } from '../refusals.ts'
import { metaCalls } from './calls.ts'
import { shipmentBody, shipmentIdOf } from './shipment-body.ts'

/**
 * One call makes number and label together, under an id of ours; there is no other that finds either again. So the label comes with the
 * announcement; one whose answer was lost leaves a number that nothing is handed over under.
 */
export function dpdMeta(deps: Pick<Deps, 'log'>, connection: CarrierConnection) {
  const { payerNumber = '' } = connection.values
  return {
    async test() {
      await metaCalls(deps, connection).logIn()
    },

    async prepare(consignment: Consignment): Promise<{ externalId: string; label: Buffer } | { refusal: Refusal }> {
      const checked = checkForDpd(consignment)
      if ('refusal' in checked) return checked
      const told = await metaCalls(deps, connection).create(shipmentBody(checked, payerNumber))
      if ('problems' in told) return { refusal: refusalOf(told.problems) }
      const { parcelIds: numbers, label } = told.shipment
      const file = Buffer.from(label.base64Data, 'base64')
      const isLabel = file.subarray(0, 64).toString('latin1').trimStart().startsWith('%PDF-')
      const isWhole = numbers.length === consignment.parcels.length && new Set(numbers).size === numbers.length
      if (!isLabel || !isWhole || !numbers.every((one) => DPD_NUMBER.test(one)))
        throw new OutboundFailure(SERVICE, 'not_understood')
      const abroad = checked.to.country !== 'PL'
      const reference = shipmentIdOf(consignment.reference)
      return { externalId: externalIdOf({ dialect: 'meta', abroad, reference, numbers }), label: file }
    },
  }
}
