import { randomInt } from 'node:crypto'
import { confirmationToken } from '../../src/domains/orders/confirmation-token.ts'
import type { OrderStatus } from '../../src/domains/orders/rules/order-statuses.ts'
import { ORDER_STEPS } from '../../src/domains/orders/rules/order-steps.ts'
import type { TestMarket } from '../market.ts'
import type { Ask, StepRequest } from './step-request.ts'
import type { Standings, Thing } from './things.ts'

const WORDS = { words: 'Uszkodzenie od początku.' }
const PAID_OFF = { reason: 'soldOut', words: null }
const REST = { kind: 'rest', reason: 'soldOut', words: null, givenBack: 0 }
const DELIVERED = { words: 'Potwierdzenie przewoźnika.' }
const NONE = 999_999_999
const SENT_OR_PARTLY: readonly OrderStatus[] = ['partlyShipped', 'shipped', 'delivered', 'completed']
const ALL_SENT: readonly OrderStatus[] = ['shipped', 'delivered', 'completed', 'disputed']
/** What a dispute may interrupt. */
const DECIDED = ['partlyShipped', 'shipped', 'delivered', 'completed'] as const

/** The steps of the table that a request takes. */
export const stepsOf = ({ by, takes = by, to, when, from: only }: StepRequest): OrderStatus[] =>
  (Object.keys(ORDER_STEPS) as OrderStatus[]).filter((from) => {
    const step = ORDER_STEPS[from][to]
    return step?.by.includes(takes) && when.includes(step.when) && (only ?? [from]).includes(from)
  })

/** Every request that moves an order, as buyers, sellers and the operator send it. */
export function requestsOf(market: TestMarket, { versionId, aCase }: Standings): StepRequest[] {
  const by = (key: (thing: Thing) => string, body: (thing: Thing) => unknown = () => undefined): Ask => {
    return (thing, { headers }) => market.api('POST', key(thing), body(thing), headers)
  }
  const purchase =
    (path: (thing: Thing) => string, body?: (thing: Thing) => unknown): Ask =>
    (thing, under) =>
      by((one) => `/api/purchases/${under.key}${path(one)}`, body)(thing, under)
  const company =
    (path: (thing: Thing) => string, body?: unknown): Ask =>
    (thing, under) =>
      by(
        (one) => `/api/companies/${under.companyId}${path(one)}`,
        () => body,
      )(thing, under)
  const ofOrder = (verb: string, body?: unknown) => company(({ number }) => `/orders/${number}/${verb}`, body)
  const shipment = () => ({ carrier: 'dpd', trackingNumber: `${randomInt(10 ** 12, 10 ** 13)}U` })
  const seller = { door: 'company', by: 'seller', action: 'orders.ship' } as const
  const operator = { door: 'admin', by: 'operator', action: null } as const
  const buyer = { door: 'key', by: 'buyer', action: null } as const
  const claimed = async (thing: Thing) => {
    const { rows } = await market.query('select id from order_items where order_id = $1', [thing.id])
    const lines = [{ itemId: Number(rows[0].id), quantity: 1 }]
    const body = { kind: 'claim', name: 'Anna', email: 'anna@example.com', wish: 'repair', lines, ...WORDS }
    const opened = await market.api('POST', `/api/purchases/${thing.key}/orders/${thing.number}/returns`, body)
    return { ...thing, caseId: opened.status === 201 ? Number(opened.json.id) : NONE }
  }
  const named = async (thing: Thing) => {
    const { rows } = await market.query('select id from order_items where order_id = $1', [thing.id])
    return { ...thing, itemId: Number(rows[0].id) }
  }
  // Only what left has a case.
  const received = async (thing: Thing) => ({
    ...thing,
    caseId: ALL_SENT.includes(thing.status) ? await aCase(thing.id, 'received', 3) : NONE,
  })
  const disputedWhole = async (thing: Thing) => ({
    ...thing,
    caseId: thing.status === 'disputed' ? await aCase(thing.id, 'disputed', 3) : NONE,
  })
  return [
    {
      ...{
        ...buyer,
        name: 'follow the link',
        ofPurchase: true,
        to: 'confirmed',
        when: ['moneyOrLink'],
        bought: 'onDelivery',
      },
      stays: [
        'confirmed',
        'preparing',
        'ready',
        'partlyShipped',
        'shipped',
        'delivered',
        'completed',
        'returned',
        'disputed',
      ],
      ask: purchase(
        () => '/confirm',
        ({ key }) => ({ token: confirmationToken(market.deps, key) }),
      ),
    },
    {
      ...{
        ...buyer,
        name: 'give up what is not paid',
        ofPurchase: true,
        to: 'cancelled',
        when: ['nothingPaid'],
        bought: 'online',
      },
      ask: purchase(() => '/cancel'),
    },
    {
      ...{ ...buyer, name: 'call off what is paid', to: 'cancelled', when: [null], bought: 'money' },
      from: ['confirmed'],
      ask: purchase(({ number }) => `/orders/${number}/cancel`),
    },
    ...(['money', 'onDelivery'] as const).map(
      (bought): StepRequest => ({
        ...{ ...buyer, name: `withdraw before it leaves (${bought})`, to: 'cancelled', when: [null], bought },
        from: ['preparing', 'ready'],
        // What has left is withdrawn from as well, and sent back.
        ...{ stays: bought === 'money' ? SENT_OR_PARTLY : [], prepare: named },
        ask: purchase(
          ({ number }) => `/orders/${number}/withdrawal`,
          ({ itemId, status }) => ({
            ...{ name: 'Anna', email: 'anna@example.com' },
            lines: [{ itemId, quantity: status === 'partlyShipped' ? 1 : 3 }],
          }),
        ),
      }),
    ),
    {
      ...{ ...buyer, name: 'withdraw from the rest', to: 'shipped', when: ['nothingLeftToSend'], bought: 'money' },
      // The buyer asks, and the market takes the step with the last of the rest.
      ...{ takes: 'system', from: ['partlyShipped'], prepare: named },
      ask: purchase(
        ({ number }) => `/orders/${number}/withdrawal`,
        ({ itemId }) => ({
          ...{ name: 'Anna', email: 'anna@example.com' },
          lines: [{ itemId, quantity: 2 }],
          unsent: 2,
        }),
      ),
    },
    {
      ...{ ...buyer, name: 'say that it came', to: 'delivered', when: ['moneyIsKnown'], bought: 'online' },
      stays: ['delivered', 'completed'],
      ask: purchase(({ number }) => `/orders/${number}/received`),
    },
    {
      ...{ ...buyer, name: 'ask the operator, as the buyer', to: 'disputed', when: [null], bought: 'online' },
      prepare: claimed,
      ask: purchase(
        ({ caseId }) => `/cases/${caseId}/dispute`,
        () => WORDS,
      ),
    },
    {
      ...seller,
      name: 'begin',
      to: 'preparing',
      when: ['moneyIsCovered'],
      bought: 'online',
      stays: ['preparing'],
      ask: ofOrder('prepare'),
    },
    {
      ...seller,
      name: 'lay out in the shop',
      to: 'ready',
      when: ['inShop'],
      bought: 'inShop',
      stays: ['ready'],
      ask: ofOrder('ready'),
    },
    {
      ...{
        ...seller,
        name: 'send a part',
        to: 'partlyShipped',
        when: ['somePieces'],
        bought: 'online',
        stays: ['partlyShipped'],
      },
      ask: (thing, under) => ofOrder('ship', { ...shipment(), items: [{ versionId, quantity: 1 }] })(thing, under),
    },
    {
      ...{
        ...seller,
        name: 'send all that is left',
        to: 'shipped',
        when: ['allPieces', 'nothingLeftToSend'],
        bought: 'online',
      },
      ask: (thing, under) => ofOrder('ship', shipment())(thing, under),
    },
    {
      ...seller,
      name: 'hand out in the shop',
      to: 'delivered',
      when: ['inShop'],
      bought: 'inShop',
      stays: ['delivered'],
      ask: ofOrder('deliver'),
    },
    {
      ...{ ...seller, name: 'say that it was delivered', to: 'delivered', when: ['moneyIsKnown', 'noMoneyForTheRest'] },
      ...{ bought: 'onDelivery', stays: ['delivered'], ask: ofOrder('deliver') },
    },
    {
      ...{
        ...seller,
        action: 'orders.cancel',
        name: 'call off what is paid at the door',
        to: 'cancelled',
        when: [null],
      },
      ...{ bought: 'onDelivery', ask: ofOrder('cancel', PAID_OFF) },
    },
    {
      ...{
        ...seller,
        action: 'orders.cancel',
        name: 'call off what is paid, as the seller',
        to: 'cancelled',
        when: [null],
      },
      ...{ bought: 'money', ask: ofOrder('cancel-paid', PAID_OFF) },
    },
    {
      ...{ ...seller, action: 'orders.cancel', name: 'ask the operator, as the seller', to: 'disputed', when: [null] },
      ...{ bought: 'online', prepare: claimed, ask: company(({ caseId }) => `/returns/${caseId}/dispute`, WORDS) },
    },
    {
      ...{ ...seller, action: 'orders.refund', name: 'pay back all that came', to: 'returned', when: ['allCameBack'] },
      ...{ bought: 'money', prepare: received, ask: company(({ caseId }) => `/returns/${caseId}/refund`) },
    },
    {
      ...{ ...seller, action: 'orders.refund', name: 'give the rest up, as the seller', to: 'shipped' },
      ...{ when: ['nothingLeftToSend'], bought: 'money', ask: ofOrder('refunds', REST) },
    },
    {
      ...{ ...operator, name: 'give the rest up, as the operator', to: 'shipped', when: ['nothingLeftToSend'] },
      ...{
        bought: 'money',
        ask: by(
          ({ number }) => `/api/admin/orders/${number}/refunds`,
          () => REST,
        ),
      },
    },
    {
      ...{ ...operator, name: 'call off, as the operator', to: 'cancelled', when: ['nothingPaid', null] },
      // Called off before, by whomever: again it changes nothing.
      ...{ stays: ['cancelled'], bought: 'money' },
      ask: by(
        ({ number }) => `/api/admin/orders/${number}/cancel`,
        () => PAID_OFF,
      ),
    },
    {
      ...{ ...operator, name: 'say that it was delivered, as the operator', to: 'delivered', when: ['moneyIsKnown'] },
      ...{ stays: ['delivered', 'completed'], bought: 'online' },
      ask: by(
        ({ number }) => `/api/admin/orders/${number}/delivered`,
        () => DELIVERED,
      ),
    },
    ...DECIDED.map(
      (to): StepRequest => ({
        ...{ ...operator, name: `decide a dispute of what was ${to}`, to, when: ['asItWasBefore'], before: to },
        bought: 'online',
        ask: by(
          ({ caseId }) => `/api/admin/disputes/${caseId ?? NONE}/decision`,
          () => ({ outcome: 'seller', ...WORDS }),
        ),
      }),
    ),
    {
      ...{ ...operator, name: 'decide that all goes back', to: 'returned', when: ['allCameBack'], from: ['disputed'] },
      ...{ bought: 'money', prepare: disputedWhole },
      ask: by(
        ({ caseId }) => `/api/admin/disputes/${caseId ?? NONE}/decision`,
        () => ({ outcome: 'buyer', amount: null, ...WORDS }),
      ),
    },
  ]
}
