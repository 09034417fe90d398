/** Failures at the operator's desk: jobs, webhooks, maintenance. */
export const deskErrors = {
  feed_off: 'Ta lista jest wyłączona. Najpierw ją włącz.',
  feed_writing: 'Ta lista jest właśnie zapisywana.',
  job_gone: 'Tego zadania już nie ma w kolejce.',
  job_running: 'To zadanie właśnie trwa. Spróbuj ponownie, gdy się skończy.',
  job_not_failed: 'To zadanie nie zakończyło się błędem: nie ma czego ponawiać ani porzucać.',
  webhook_not_found: 'Nie ma takiego webhooka.',
  webhook_unread:
    'Tego webhooka nie da się odtworzyć: nie wiadomo, czy pochodził od operatora płatności, albo nie dało się go odczytać.',
  market_in_maintenance: 'Trwa przerwa techniczna. Spróbuj ponownie później.',
} as const
