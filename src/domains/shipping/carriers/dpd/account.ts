import type { CarrierAccount } from '../account.ts'

/** How DPD is spoken to: its Polish SOAP services, or the group's REST interface. */
export const DPD_DIALECTS = ['soap', 'meta'] as const
export type DpdDialect = (typeof DPD_DIALECTS)[number]

/**
 * DPD Poland. Login, password and the payer's number (FID, in SOAP `masterFid`) come with the contract; those of the test system are others.
 * The group's META API is for contracts to which DPD has granted it.
 */
export const dpdAccount: CarrierAccount = {
  fields: [
    { name: 'login', secret: false, shape: /^[\p{L}\p{N}\p{P}\p{S}]{1,100}$/u },
    { name: 'password', secret: true, shape: /^[\p{L}\p{N}\p{P}\p{S} ]{4,200}$/u },
    { name: 'payerNumber', secret: false, shape: /^\d{1,12}$/ },
    { name: 'dialect', secret: false, shape: /^(soap|meta)$/, choices: DPD_DIALECTS },
  ],
  formats: ['pdf', 'zpl'],
  handOvers: { courier: ['courier', 'counter'], pickup: ['courier', 'counter'] },
  returns: { way: 'courier', handOver: 'counter', needsAddress: true },
  cancelsUntil: 'handedOver',
  // Calling one off by the interface is documented nowhere that could be read: DPD does it by telephone.
  collection: { day: true, confirms: false, cancels: false },
  tellsNews: false,
  tellsEvents: true,
  tellsCash: false,
  manyParcels: ['courier'],
  insures: true,
  mostCash: null,
  addresses: { live: 'https://dpdservices.dpd.com.pl', test: 'https://dpdservicesdemo.dpd.com.pl' },
  otherAddresses: {
    // Where parcels are has no environment for tests.
    events: { live: 'https://dpdinfoservices.dpd.com.pl', test: null },
    meta: { live: 'https://api.dpdgroup.com', test: 'https://api-preprod.dpsin.dpdgroup.com:8443' },
  },
}
