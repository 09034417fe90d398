/** What visitors read while the market is closed for maintenance. */
export const maintenance = {
  title: 'Przerwa techniczna',
  text: 'Pracujemy nad serwisem. Zamówienia i płatności są bezpieczne.',
  until: 'Wracamy około: {{time}}.',
  soon: 'Wróć za kilka minut.',
} as const
