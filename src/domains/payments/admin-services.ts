/** What the operator of the market sees and decides of payments, each over HTTP. */
export { paymentAlarmsService } from './alarms/http.ts'
export { paymentOfferService } from './offer/http.ts'
export { providerKeysService } from './provider-keys/http.ts'
export { readStandings } from './providers-in-use.ts'
