/** Days after which a report is missed: since the buyer has the goods, and since they were sent where nobody has told that. */
export const CASH_WAIT = { received: 14, sent: 30 } as const
