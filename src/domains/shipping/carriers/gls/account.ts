import type { CarrierAccount } from '../account.ts'

/** ADE-Plus of GLS Poland. The login and password of its web service come with the contract; those of the test system are others. */
export const glsAccount: CarrierAccount = {
  fields: [
    { name: 'login', secret: false, shape: /^[\p{L}\p{N}\p{P}\p{S}]{1,100}$/u },
    { name: 'password', secret: true, shape: /^[\p{L}\p{N}\p{P}\p{S} ]{4,200}$/u },
  ],
  formats: ['pdf', 'zpl'],
  handOvers: { courier: ['courier'] },
  // Most contracts let nobody else send.
  returns: null,
  cancelsUntil: 'bought',
  // The courier takes along what lies in pickups; the day's round is agreed with the contract.
  collection: null,
  tellsNews: false,
  tellsEvents: false,
  tellsCash: false,
  manyParcels: ['courier'],
  insures: false,
  mostCash: null,
  addresses: {
    live: 'https://adeplus.gls-poland.com/adeplus/pm1',
    test: 'https://ade-test.gls-poland.com/adeplus/pm1',
  },
}
