import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fullLists, LISTED } from '../../../../test/factories/listed.ts'
import { anOperator } from '../../../../test/factories/person.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

let market: TestMarket
let auth: Record<string, string>
let known: Awaited<ReturnType<typeof fullLists>>
beforeAll(async () => {
  market = await testMarket()
  auth = (await anOperator(market)).auth
  known = await fullLists(market)
})
afterAll(() => market.close())

/** How many rows a list has for words, over all of its pages. */
async function count(list: string, q: string, more = ''): Promise<number> {
  const [path, name, place = 'after'] = list.split(' ') as [string, string, string?]
  let found = 0
  for (let at = ''; ; ) {
    const query = `q=${encodeURIComponent(q)}${more}${at && `&${place}=${encodeURIComponent(at)}`}`
    const { status, json } = await market.api('GET', `/api/admin/${path}?${query}`, undefined, auth)
    expect([path, q, status]).toEqual([path, q, 200])
    found += json[name].length
    if (json.next === null) return found
    at = String(json.next)
  }
}
const one = async (statement: string) => String((await market.query(statement)).rows[0].found)
const seller = async () =>
  (await market.query('select name, tax_id as "taxId" from companies where id = $1', [known.companyId])).rows[0]

describe('R16 lists are searched by what a person would type', () => {
  test('by nothing that would stand for any letter', async () => {
    const lists = [
      'recalls recalls',
      'disputes cases before',
      'chargebacks chargebacks',
      'incidents incidents',
      'jobs jobs',
    ]
    lists.push('webhooks webhooks', 'message-reports reports', 'payments payments')
    for (const list of lists) {
      for (const q of ['%', '_', '\\', "x' or true --", '999999999999999'])
        expect([list, q, await count(list, q)]).toEqual([list, q, 0])
    }
  })

  test('recalls: number, title in any language, brand, model, EAN', async () => {
    const id = await one('select max(id) as found from recalls')
    await market.query(
      `update recalls set title = title || '{"de-DE":"Rückruf eines Netzteils"}', brand = 'Zasilex', model = 'ZX-65W_a', ean = '5901234123457' where id = ${id}`,
    )
    for (const q of [id, `#${id}`, 'NETZTEIL', 'zasil', 'zx-65w_A', '5901234123457', '590 1234 123457'])
      expect([q, await count('recalls recalls', q)]).toEqual([q, 1])
    expect(await count('recalls recalls', 'lista')).toBe(LISTED)
    expect(await count('recalls recalls', 'zx-65wXa')).toBe(0)
  })

  test('disputes: case, order, buyer, seller; of the list that is shown', async () => {
    const { number } = known.order
    const { name, taxId } = await seller()
    const list = 'disputes cases before'
    for (const q of [number, number.toLowerCase(), 'anna', 'ANNA@example.com', name, taxId])
      expect([q, await count(list, q)]).toEqual([q, LISTED])
    expect(await count(list, `${number}/7`)).toBe(1)
    expect(await count(list, 'Anna 53')).toBe(1)
    expect(await count(list, number, '&decided=true')).toBe(0)
  })

  test('chargebacks: number, dispute, payment here and there, order, seller; of the list that is shown', async () => {
    const list = 'chargebacks chargebacks'
    const id = await one('select max(id) as found from chargebacks')
    const payment = await one(`select payment_id as found from chargebacks where id = ${id}`)
    for (const q of [id, 'dp_listed_9', 'listed_12', payment]) expect([q, await count(list, q)]).toEqual([q, 1])
    await market.query(
      `insert into chargeback_parts (chargeback_id, order_id, company_id, number, amount, held) values (${id}, $1, $2, $3, 1, 0)`,
      [known.order.id, known.companyId, known.order.number],
    )
    const { name, taxId } = await seller()
    for (const q of [known.order.number, name, taxId]) {
      expect([q, await count(list, q)]).toEqual([q, 1])
      expect(await count(list, q, '&decided=true')).toBe(0)
    }
  })

  test('incidents: order, shipment, seller; of those who can act', async () => {
    const list = 'incidents incidents'
    const { name, taxId } = await seller()
    for (const q of [known.order.number, 'lista', name, taxId]) expect([q, await count(list, q)]).toEqual([q, LISTED])
    expect(await count(list, 'LISTA 53')).toBe(1)
    expect(await count(list, known.order.number, '&acts=buyer')).toBe(0)
  })

  test('jobs: number, name as it is called and as it is said in any language', async () => {
    const list = 'jobs jobs'
    const id = await one('select max(id) as found from graphile_worker._private_jobs')
    expect(await count(list, id)).toBe(1)
    const said = (await import('../../../i18n/de-DE/job-names.ts')).jobNames.mail_send
    for (const q of ['mail.send', 'MAIL.se', said.toUpperCase()])
      expect(await count(list, q, '&state=waiting')).toBeGreaterThanOrEqual(LISTED)
    expect(await count(list, 'mail.send', '&lane=money')).toBe(0)
  })

  test('webhooks: number, its own and the payment’s at the provider, the payment here, the order', async () => {
    const list = 'webhooks webhooks'
    const payment = await one(`select id as found from payments where reference = 'listed_3'`)
    await market.query(
      `insert into received_webhooks (provider, kind, webhook_id, reference, payment_id, result)
       values ('sandbox', 'paid', 'evt_1', 'listed_3', $1, 'known'), ('sandbox', 'paid', 'evt_2', 'other', null, 'known')`,
      [payment],
    )
    const id = await one(`select id as found from received_webhooks where webhook_id = 'evt_2'`)
    for (const q of [id, 'evt_1', 'listed_3', payment, known.order.number])
      expect([q, await count(list, q)]).toEqual([q, 1])
    expect(await count(list, 'evt_1', '&result=refused')).toBe(0)
    const file = async (q: string) =>
      (await market.api('GET', `/api/admin/webhook-export?q=${q}`, undefined, auth)).text.trim().split('\r\n').length -
      1
    expect([await file('listed_3'), await file('evt_2'), await file('evt_3')]).toEqual([1, 1, 0])
  })

  test('webhooks stand by their number, not by its letters', async () => {
    await market.query(
      `insert into received_webhooks (provider, kind, webhook_id, result) select 'stripe', 'paid', 'many_' || n, 'known' from generate_series(1, 120) n`,
    )
    const page = async (more: string) =>
      (await market.api('GET', `/api/admin/webhooks?provider=stripe${more}`, undefined, auth)).json
    const ids: number[] = []
    for (let at = ''; ; ) {
      const { webhooks, next } = await page(at)
      ids.push(...webhooks.map(({ id }: { id: string }) => Number(id)))
      if (next === null) break
      at = `&after=${next}`
    }
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one))
    expect(ids).toHaveLength(120)
  })

  test('reports of messages: number, subject, order, either side', async () => {
    const list = 'message-reports reports'
    const id = await one('select max(id) as found from message_reports')
    const { name, taxId } = await seller()
    const person = (
      await market.query(
        'select username, email, last_name from users where id = (select by_user from message_reports limit 1)',
      )
    ).rows[0]
    for (const q of ['lista', name, taxId, person.username, person.email.toUpperCase(), person.last_name])
      expect([q, await count(list, q)]).toEqual([q, LISTED])
    expect(await count(list, 'Lista 53')).toBe(1)
    await market.query(
      `update conversations set order_number = 'OB-2020-1' where id = (select conversation_id from message_reports where id = ${id})`,
    )
    for (const q of [`#${id}`, 'ob-2020-1']) expect([q, await count(list, q)]).toEqual([q, 1])
    expect(await count(list, 'lista', '&decided=true')).toBe(0)
  })

  test('payments: order, number here and at the provider; all of them page on', async () => {
    const payment = await one(`select id as found from payments where reference = 'listed_3'`)
    expect(await count('payments payments', known.order.number)).toBe(LISTED)
    for (const q of [payment, 'listed_3']) expect([q, await count('payments payments', q)]).toEqual([q, 1])
    const first = (await market.api('GET', '/api/admin/payments', undefined, auth)).json
    const second = (await market.api('GET', `/api/admin/payments?after=${first.next}`, undefined, auth)).json
    const ids = [...first.payments, ...second.payments].map(({ id }: { id: string }) => id)
    expect([first.payments.length, new Set(ids).size, second.next]).toEqual([50, LISTED, null])
  })
})
