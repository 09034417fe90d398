/** After how many days the clocks of an order's life act. */
export type OrderSettings = {
  /** Goods laid out in a shop are called off when nobody collects them. */
  collectionDays: number
  /** So many days before that the buyer is reminded; 0: not at all. */
  reminderDays: number
  /** What was sent counts as delivered when nobody says otherwise. */
  arrivalDays: number
  /** From delivery on; the law gives a consumer fourteen to withdraw. */
  withdrawalDays: number
}

export const DEFAULT_ORDER_SETTINGS: OrderSettings = {
  collectionDays: 7,
  reminderDays: 2,
  arrivalDays: 14,
  withdrawalDays: 14,
}

/** The least and the most of each; the law leaves a consumer no less than fourteen days. */
export const ORDER_SETTING_LIMITS = {
  collectionDays: [2, 60],
  reminderDays: [0, 30],
  arrivalDays: [3, 90],
  withdrawalDays: [14, 100],
} as const satisfies Record<keyof OrderSettings, readonly [number, number]>

const DAY = 86_400_000

/** Before which moment a wait of so many days has to have begun to be over now. */
export const waitedSince = (now: Date, days: number) => new Date(now.getTime() - days * DAY)
