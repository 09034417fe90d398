/** What came of a webhook: it changed something, all it said was known, it told of no payment, or it was refused. */
export const WEBHOOK_RESULTS = ['applied', 'known', 'nothing', 'refused'] as const
export type WebhookResult = (typeof WEBHOOK_RESULTS)[number]
