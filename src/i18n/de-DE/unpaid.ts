/** Texts of the bar that reminds of a payment: fetched with it. */
export const unpaid = {
  title: 'Zahlung steht aus',
  waits: '{{amount}} sind noch zu bezahlen',
  until: 'bis {{time}}',
  pay: 'Jetzt bezahlen',
} as const
