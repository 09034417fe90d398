/** Texts of the bar that reminds of a payment: fetched with it. */
export const unpaid = {
  title: 'Płatność czeka',
  waits: '{{amount}} czeka na płatność',
  until: 'do {{time}}',
  pay: 'Zapłać',
} as const
