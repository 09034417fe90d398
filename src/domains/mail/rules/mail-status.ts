/**
 * `queued` waits for the mail server, `sent` has left, `dead` was refused for good or too often, `outbox` waits for the operator
 * because no mail server is configured.
 */
export const MAIL_STATUSES = ['queued', 'sent', 'outbox', 'dead'] as const
export type MailStatus = (typeof MAIL_STATUSES)[number]
