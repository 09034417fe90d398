import { type DpdOptions, dpdBooks, type FakeDpd } from './books.ts'
import { answerEvents } from './info-services.ts'
import { metaApi } from './meta-api.ts'
import { answerServices } from './services.ts'
import { serveSoap } from './soap.ts'

export type { FakeDpd } from './books.ts'

/**
 * DPD as one payer sees it: DPDServices (numbers by reference, labels, couriers), InfoServices (events) and the group's META API, each under
 * its own path of one address. All in memory.
 */
export function fakeDpd(options: DpdOptions = {}): FakeDpd {
  const fake = dpdBooks(options)
  serveSoap(fake, '/DPDPackageObjServicesService/DPDPackageObjServices', answerServices(fake))
  serveSoap(fake, '/DPDInfoServicesObjEventsService/DPDInfoServicesObjEvents', answerEvents(fake))
  fake.app.route('/shipping/v1', metaApi(fake))
  return fake
}
