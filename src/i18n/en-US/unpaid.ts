/** Texts of the bar that reminds of a payment: fetched with it. */
export const unpaid = {
  title: 'Payment due',
  waits: '{{amount}} is waiting to be paid',
  until: 'until {{time}}',
  pay: 'Pay now',
} as const
