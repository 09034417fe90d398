import type { TrackingMeaning } from '../descriptor.ts'

const MEANINGS: Readonly<Record<TrackingMeaning, string>> = {
  preparing: 'created offers_prepared offer_selected',
  labelReady: 'confirmed',
  handedOver: `dispatched_by_sender dispatched_by_sender_to_pok collected_from_sender taken_by_courier taken_by_courier_from_pok
    taken_by_courier_from_customer_service_point`,
  inTransit: `adopted_at_source_branch sent_from_source_branch adopted_at_sorting_center sent_from_sorting_center adopted_at_target_branch
    readdressed redirect_to_box canceled_redirect_to_box delay_in_delivery`,
  outForDelivery: 'out_for_delivery out_for_delivery_to_address',
  readyToCollect: `ready_to_pickup pickup_reminder_sent stack_in_box_machine stack_in_customer_service_point avizo
    courier_avizo_in_customer_service_point`,
  delivered: 'delivered',
  problem: 'undelivered undelivered_wrong_address undelivered_cod_cash_receiver oversized missing claimed',
  returning: 'pickup_time_expired rejected_by_receiver',
  returned: 'returned_to_sender',
  cancelled: 'canceled',
}
const known = new Map(
  (Object.entries(MEANINGS) as [TrackingMeaning, string][]).flatMap(([meaning, words]) =>
    words.split(/\s+/).map((word) => [word, meaning] as const),
  ),
)

/** What a status of InPost means. Families that it names by a beginning are known by that; an unknown one is on its way, as InPost advises. */
export function meaningOf(status: string): TrackingMeaning {
  const meaning = known.get(status)
  if (meaning) return meaning
  return /^(unstack_|undelivered_|claim_)/.test(status) ? 'problem' : 'inTransit'
}
