import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ORDER_STATUSES, type OrderStatus } from '../../src/domains/orders/contract.ts'
import { ORDER_STEPS } from '../../src/domains/orders/rules/order-steps.ts'
import { translateFailure } from '../../src/i18n/index.ts'
import { LOCALES } from '../../src/values/locale.ts'
import { must } from '../../src/values/must.ts'
import { type Answer, type TestMarket, testMarket } from '../market.ts'
import { requestsOf, stepsOf } from './requests.ts'
import { doorOf, type Role, rolesOf } from './roles.ts'
import type { StepRequest, Under } from './step-request.ts'
import { type Standings, standings, type Thing } from './things.ts'

// Every request that moves an order × every status × everybody: what the table of steps says, and nothing else.
const NOBODYS_KEY = 'k'.repeat(43)

let market: TestMarket
let people: Awaited<ReturnType<typeof rolesOf>>
let things: Standings
const requests = new Map<string, StepRequest>()
beforeAll(async () => {
  market = await testMarket({ env: { SANDBOX_PAYMENTS: 'true' } })
  people = await rolesOf(market)
  things = await standings(market, people.companyId)
  for (const request of requestsOf(market, things)) requests.set(request.name, request)
})
afterAll(() => market.close())

/** The names are known before there is a market. */
const NAMES = requestsOf(undefined as never, { versionId: 0 } as never).map(({ name }) => name)

const statusOf = async ({ id }: Thing): Promise<OrderStatus> =>
  (await market.query('select status from orders where id = $1', [id])).rows[0].status
const allOf = async ({ id }: Thing) =>
  (
    await market.query(
      `select o.*, (select count(*) from order_events where order_id = o.id) as events,
        (select json_agg(s order by s.id) from shipments s where s.order_id = o.id) as sent from orders o where o.id = $1`,
      [id],
    )
  ).rows[0]
/** Numbers are of the order that is asked about. */
const countless = (text: string) => text.replaceAll(/\{\{\w+\}\}|\d+/g, '#')
const understood = ({ json, status, text }: Answer, locale: (typeof LOCALES)[number], what: string) => {
  expect(json?.code, `${what}: ${status} ${text}`).toBeDefined()
  expect(countless(json.title), what).toBe(countless(translateFailure(locale, json.code, {})))
}

const under = (
  { auth, own }: Role,
  { ofPurchase }: StepRequest,
  { key }: Thing,
  isOwn: boolean,
  locale = 'pl-PL',
): Under => ({
  key: (ofPurchase ? undefined : own.key) ?? (isOwn ? key : NOBODYS_KEY),
  companyId: own.companyId ?? people.companyId,
  headers: { ...auth, 'accept-language': locale },
})

/** `isTaken`: the step is; true money is needed for that alone. */
async function stand({ bought, before, prepare }: StepRequest, status: OrderStatus, isTaken: boolean): Promise<Thing> {
  const thing = await things.stand(bought === 'money' && !isTaken ? 'online' : bought, status, before)
  return prepare ? prepare(thing) : thing
}

describe.each(NAMES)('E10 %s', (name) => {
  test.each(ORDER_STATUSES)('an order that is %s', async (status) => {
    const request = must(requests.get(name), name)
    // What is collected in a shop is never sent.
    if (request.bought === 'inShop' && ['partlyShipped', 'shipped'].includes(status)) return
    const goesOn = stepsOf(request).includes(status)
    const stays = !goesOn && (request.stays ?? []).includes(status)
    const mayAsk = (role: Role) => doorOf(role, request.door, request.action) === 'may' && role.is === request.by
    // Whoever may not leaves it as it was, and is told so in the asked language.
    const shared = await stand(request, status, false)
    const before = await allOf(shared)
    const asked = people.roles.filter((role) => !mayAsk(role))
    await Promise.all(
      asked.map(async (role, at) => {
        const locale = must(LOCALES[at % LOCALES.length], 'a language')
        const refused = doorOf(role, request.door, request.action)
        const answer = await request.ask(shared, under(role, request, shared, false, locale))
        expect(refused, `${role.name}: ${answer.status} ${answer.text}`).toContain(answer.status)
        understood(answer, locale, role.name)
      }),
    )
    if (!goesOn && !stays) {
      for (const role of people.roles.filter(mayAsk)) {
        await Promise.all(
          LOCALES.map(async (locale) => {
            const answer = await request.ask(shared, under(role, request, shared, true, locale))
            expect([404, 409], `${role.name}: ${answer.status} ${answer.text}`).toContain(answer.status)
            understood(answer, locale, role.name)
          }),
        )
      }
    }
    expect(await allOf(shared)).toEqual(before)
    if (!goesOn && !stays) return
    for (const role of people.roles.filter(mayAsk)) {
      const own = await stand(request, status, goesOn)
      const { status: code, text } = await request.ask(own, under(role, request, own, true))
      expect([200, 201], `${role.name}: ${code} ${text}`).toContain(code)
      expect(await statusOf(own), `${role.name}: ${text.slice(0, 200)}`).toBe(goesOn ? request.to : status)
    }
  })
})

test('every step that the table leaves to buyers, sellers or the operator is asked for by some request', () => {
  const taken = new Set(
    [...requests.values()].flatMap((request) =>
      stepsOf(request).map((from) => `${from} → ${request.to} by ${request.by}`),
    ),
  )
  const left = ORDER_STATUSES.flatMap((from) =>
    ORDER_STATUSES.flatMap((to) =>
      (ORDER_STEPS[from][to]?.by ?? [])
        .filter((by) => by !== 'system' && !taken.has(`${from} → ${to} by ${by}`))
        .map((by) => `${from} → ${to} by ${by}`),
    ),
  )
  // Nobody asks for these by themselves: they are part of a decision, or of a case that the other side opened.
  expect(left).toEqual(WITHIN)
})
const WITHIN = [
  'partlyShipped → disputed by operator',
  'shipped → returned by operator',
  'shipped → disputed by operator',
  'delivered → returned by operator',
  'delivered → disputed by operator',
  'completed → returned by operator',
  'completed → disputed by operator',
]
