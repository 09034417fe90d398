import type { CarrierIncidents } from '../incident-reasons.ts'

/** InPost's words for what goes wrong, as its list of statuses has them. */
export const inpostIncidents: CarrierIncidents = {
  reasons: {
    undelivered: 'notMet',
    undelivered_wrong_address: 'wrongAddress',
    undelivered_cod_cash_receiver: 'cashMissing',
    rejected_by_receiver: 'refused',
    pickup_time_expired: 'notCollected',
    oversized: 'tooLarge',
    missing: 'missing',
    claimed: 'claimed',
    delay_in_delivery: 'delayed',
  },
  families: [
    ['claim_', 'claimed'],
    // Out of a point where it lay because its own was full, or because nobody came: the former goes on, of the latter another word tells.
    ['unstack_', 'takenOut'],
  ],
  moves: { redirect_to_box: true, readdressed: true, canceled_redirect_to_box: false },
  reminders: ['pickup_reminder_sent'],
}
