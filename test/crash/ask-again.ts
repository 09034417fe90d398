import { setTimeout as wait } from 'node:timers/promises'
import type { TestMarket } from '../market.ts'
import { answered } from './sweep.ts'

/** A patient client: its first request may still hold its key while the database ends the connection of whoever died. */
export async function askAgain(market: Pick<TestMarket, 'api'>, ...request: Parameters<TestMarket['api']>) {
  let answer = await market.api(...request)
  for (let again = 0; again < 40 && answer.json?.code === 'request_in_progress'; again += 1) {
    await wait(50)
    answer = await market.api(...request)
  }
  return answered(answer).json
}
