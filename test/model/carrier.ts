import fc from 'fast-check'
import { fakeInpost, INPOST_KEYS } from '../../demo/stand-ins/inpost/inpost.ts'
import { type PaymentServer, servePayments, type Trouble } from '../fakes/payment-server.ts'
import type { Action } from './actions.ts'
import type { Seller, World } from './world.ts'

/** InPost as the sellers of a world use it, and the server by which its answers get lost. */
export type Carrier = { inpost: ReturnType<typeof fakeInpost>; server: PaymentServer }
export const LOCKER = 'KRA01M'

export async function openCarrier(now: () => Date): Promise<Carrier> {
  const inpost = fakeInpost({ points: [{ name: LOCKER }], now })
  return { inpost, server: await servePayments(inpost.app) }
}

export async function connectCarrier(world: World, seller: Seller): Promise<void> {
  const answer = await world.asSeller(seller, 'PUT', 'carriers/inpost', { test: false, fields: INPOST_KEYS })
  if (answer.status !== 200) throw new Error(answer.text)
}

/** What was bought is confirmed: it takes moments, no days. */
export async function confirmAll({ inpost }: Carrier): Promise<void> {
  for (const id of inpost.bought) await inpost.confirm(id)
}

const trouble = fc.constantFrom<(Trouble | undefined)[]>(
  ...[undefined, undefined, undefined],
  ...(['lost', 'cut', 'garbage', { status: 503 }] as const),
)
/** Labels go on a step or some, in two processes at once, while something goes wrong at InPost or with its answers. */
export const buyLabels = fc
  .record({ call: fc.constantFrom('/buy', '/shipments', '/label'), trouble, later: fc.boolean(), minutes: fc.nat(3) })
  .map(
    (how): Action => ({
      text: `labels go on ${JSON.stringify(how)}`,
      async run(world) {
        const { carrier, market } = world
        await confirmAll(carrier)
        carrier.inpost.confirmsLater = how.later
        if (how.trouble) carrier.server.spoil(how.call, how.trouble)
        world.jump(how.minutes)
        await Promise.all([market.runJob('labels.advance'), market.runJob('labels.advance')])
      },
    }),
  )
