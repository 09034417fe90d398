import type { incidents as master } from '../pl-PL/incidents.ts'
import type { Same } from '../shape.ts'

/** What keeps shipments from going on, for sellers and the operator. */
export const incidents: Same<typeof master> = {
  actor_buyer: 'Buyer',
  actor_seller: 'Seller',
  actor_carrier: 'Carrier',
  intro:
    'Shipments on their way that something is wrong with. They leave this list by themselves once they go on or their order is over.',
  all: 'All',
  byActor: 'Who can act',
  search: 'Find a shipment',
  searchHint: 'Order, shipment, seller',
  order: 'Order',
  parcel: 'Shipment',
  what: 'What happened',
  since: 'Since',
  none: 'No shipment is in trouble',
  noneText: 'When a carrier reports a problem, you will see it here.',
  rawTitle: 'What the carrier told',
  rawText: 'As it was told, the newest first.',
  rawCaption: 'What the carrier told',
  rawAt: 'When',
  rawCode: 'The carrier’s word',
  rawPlace: 'Place',
  rawNumber: 'Number',
  rawEntry: 'The whole entry',
  seenAt: 'learned {{at}}',
  seller_notMet:
    'You do not have to do anything yet: the carrier will try again. The buyer knows that the time can be changed.',
  seller_wrongAddress: 'Ask the buyer for the right address and give it to the carrier before the parcel turns back.',
  seller_cashMissing:
    'You do not have to do anything yet: the carrier will try again. The buyer knows to have the money ready.',
  seller_refused:
    'The parcel is coming back to you. Ask the buyer whether to send it again. Not accepting a parcel is not a withdrawal from the contract.',
  seller_notCollected:
    'The parcel is coming back to you. Agree with the buyer whether to send it again and who pays for that.',
  seller_tooLarge:
    'Ask the carrier whether a surcharge is enough or the parcel has to go by another service, and tell the buyer.',
  seller_damaged: 'File a claim with the carrier, and agree with the buyer on sending anew or giving the money back.',
  seller_missing:
    'Ask the carrier about the shipment and file a claim. Tell the buyer whether you send the goods again or give the money back.',
  seller_claimed: 'Wait for the carrier’s answer and pass it on to the buyer.',
  seller_takenOut: 'It is going to another point or coming back. You do not have to do anything yet.',
  seller_delayed: 'The carrier names no new day. The buyer sees this on the page of the order.',
  seller_goingBack: 'The carrier does not say why. Ask it, and agree with the buyer what comes next.',
  seller_cameBack: 'You have the parcel again. Agree with the buyer whether you send it again or give the money back.',
  seller_calledOff: 'Nothing travels under this number. Send the parcel again and enter its new number.',
  sellerMail_unknown: 'We do not know this word of the carrier. Ask the carrier what happened, and tell the buyer.',
  seller_unknown:
    'We do not know this word of the carrier: “{{words}}”. Ask the carrier what happened, and tell the buyer.',
}
