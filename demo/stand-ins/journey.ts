const MINUTE = 60_000

export type Step = 'collected' | 'sorted' | 'arrived' | 'outForDelivery' | 'readyToCollect' | 'delivered'
export type Stop = { step: Step; at: Date; town: string }

/** Minutes after it was first asked for: a demo has nobody who waits for days. */
const TO_DOOR = [
  ['collected', 1, 'Warszawa'],
  ['sorted', 2, 'Stryków'],
  ['arrived', 4, 'Kraków'],
  ['outForDelivery', 6, 'Kraków'],
  ['delivered', 10, 'Kraków'],
] as const satisfies readonly (readonly [Step, number, string])[]
const TO_POINT = [
  ...TO_DOOR.slice(0, 4),
  ['readyToCollect', 8, 'Kraków'],
  ['delivered', 15, 'Kraków'],
] as const satisfies readonly (readonly [Step, number, string])[]

/** How far a parcel has come that began to travel then, oldest first. */
export function journey(begun: Date, now: Date, to: 'door' | 'point'): Stop[] {
  return (to === 'point' ? TO_POINT : TO_DOOR)
    .map(([step, minutes, town]) => ({ step, town, at: new Date(begun.getTime() + minutes * MINUTE) }))
    .filter(({ at }) => at <= now)
}
