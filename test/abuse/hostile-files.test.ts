import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { openSession } from '../../src/domains/accounts/index.ts'
import { type CrashingMarket, crashingMarket } from '../crash/crashing-market.ts'
import { prepareServers } from '../crash/server.ts'
import { until } from '../crash/until.ts'
import { aPerson } from '../factories/person.ts'
import { aProduct } from '../factories/product.ts'
import { aSeller } from '../factories/seller.ts'
import { type FakeSmtp, fakeSmtp } from '../fakes/smtp-server.ts'
import { type Attack, attack } from './attacker.ts'
import { CELLS, deepXml, manyRows, noisyPicture, sheetsInSheets, zipBomb } from './hostile-files.ts'
import { whileANeighbourWaits } from './neighbour.ts'

beforeAll(prepareServers)

const JSON_ZEROS = `{"items":[${'0,'.repeat(1_900_000)}0]}`
const SVG = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000">${'<g filter="x">'.repeat(50_000)}`

/** Four sellers, each of whom sends a hostile file of every kind. */
async function fourOfEveryKind(market: CrashingMarket): Promise<Attack[]> {
  const [rows, bomb, deep, sheets] = await Promise.all([manyRows(20), zipBomb(), deepXml(), sheetsInSheets()])
  const noise = await noisyPicture()
  const cells = CELLS.map(([, file]) => file)
  const sellers = await Promise.all([0, 1, 2, 3].map(() => aSeller(market.deps)))
  const attacks = sellers.map(async ({ companyId, ownerId }, at): Promise<Attack[]> => {
    const authorization = `Bearer ${await openSession(market.deps, ownerId)}`
    const base = `/api/companies/${companyId}`
    const file = (body: string | Buffer, path = 'imports?name=a.csv'): Attack => ({
      ...{ method: 'POST', path: `${base}/${path}`, body },
      headers: { authorization, 'content-type': 'application/octet-stream' },
    })
    const json = { authorization, 'content-type': 'application/json' }
    return [
      ...[cells[at] ?? '', cells[at + 4] ?? '', rows, bomb, deep, sheets].map((one) => file(one)),
      file(SVG, 'product-images'),
      file(noise, 'product-images'),
      { method: 'PUT', path: `${base}/stock`, body: JSON_ZEROS, headers: json },
    ]
  })
  return (await Promise.all(attacks)).flat()
}

/** Milliseconds from asking for a new password until the mail is with the mail server. */
async function mailTakes(market: CrashingMarket, smtp: FakeSmtp): Promise<number> {
  const { email } = await aPerson(market)
  const began = performance.now()
  const asked = await market.api('POST', '/api/users/recover-password', { email })
  expect(asked.status).toBe(200)
  await until('the mail to leave', async () => smtp.arrived.some(({ to }) => to.includes(email)), 60)
  return performance.now() - began
}

test('four hostile files of every kind at once: mail leaves, pages answer, a stop ends it', {
  timeout: 600_000,
}, async () => {
  const smtp = await fakeSmtp()
  const mail = { SMTP_URL: smtp.url, PUBLIC_URL: 'https://obieg.example', MAIL_FROM: 'Obieg <no-reply@obieg.example>' }
  const market = await crashingMarket(undefined, mail)
  onTestFinished(async () => {
    await market.close()
    await smtp.close()
  })
  const { companyId } = await aSeller(market.deps)
  const { id: productId } = await aProduct(market.deps, companyId)
  const files = await fourOfEveryKind(market)
  const quiet = await mailTakes(market, smtp)
  const page = () => market.api('GET', `/products/${productId}`)
  expect((await page()).status).toBe(200)

  const answers = await whileANeighbourWaits(market, async () => {
    const attacking = attack(market, files)
    const [takes, seen] = await Promise.all([mailTakes(market, smtp), page()])
    expect(seen.status).toBe(200)
    // On a machine that is slow without any attack, so many times as long as before it.
    expect(takes).toBeLessThan(Math.max(5000, 6 * quiet))
    return attacking
  })
  for (const { status } of answers) expect([201, 413, 422, 429, 503]).toContain(status)
  expect(market.crashes()).toBe(0)

  // The answers of those that are cut off do not matter.
  attack(market, files).catch(() => undefined)
  await until('threads at work', async () => (await market.query('select 1 from throttles')).rows.length > 0)
  const began = performance.now()
  expect(await market.stop()).toEqual({ code: 0, signal: null })
  expect(performance.now() - began).toBeLessThan(30_000)
})
