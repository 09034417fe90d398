import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aNip } from '../../../test/factories/company.ts'
import type { Mood, RegisterServer } from '../../../test/fakes/register-server.ts'
import { fakeVies } from '../../../test/fakes/vies.ts'
import { fakeWhiteList } from '../../../test/fakes/white-list.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

const LISTED = '5260250274'
const EXEMPT = aNip()
const STRUCK_OFF = aNip()
const NOTHING = { name: null, street: null, postalCode: null, city: null, registerNumber: null, vatActive: null }

let list: RegisterServer
let vies: RegisterServer
let market: TestMarket
let now = new Date('2026-11-21T10:00:00Z')
beforeAll(async () => {
  list = await fakeWhiteList({
    [LISTED]: {
      name: 'REKOMP SP. Z O.O.',
      statusVat: 'Czynny',
      krs: '0000990011',
      workingAddress: 'UL. PROSTA 20, 00-850 WARSZAWA',
    },
    [EXEMPT]: { name: 'Jan Kowalski', statusVat: 'Zwolniony', residenceAddress: 'Długa 5, 31-147 Kraków' },
    [STRUCK_OFF]: { name: 'DAWNA SP. Z O.O.', statusVat: 'Niezarejestrowany' },
  })
  vies = await fakeVies({
    ATU33864707: { name: 'BEISPIEL GMBH', address: 'MARIAHILFER STRASSE 1\n1060 WIEN' },
    DE136695976: { name: '---', address: '---' },
    EL094259216: 'MS_UNAVAILABLE',
  })
  market = await testMarket({
    env: { WHITE_LIST_URL: list.url, VIES_URL: vies.url, REGISTER_TIMEOUT: '300', TRUSTED_PROXIES: '1' },
    now: () => now,
  })
})
afterAll(async () => {
  await market.close()
  await Promise.all([list.close(), vies.close()])
})
afterEach(async () => {
  list.mood = 'right'
  vies.mood = 'right'
  list.questions.length = 0
  vies.questions.length = 0
  await market.query('truncate throttles, register_answers')
})

const lookUp = (country: string, taxId: string, address = '198.51.100.7') =>
  market.api('GET', `/api/company-lookup?country=${country}&taxId=${encodeURIComponent(taxId)}`, undefined, {
    'x-forwarded-for': address,
  })

describe('a visitor who registers a company', () => {
  test('E06 R03 gets the form filled from the white list, however the number is typed', async () => {
    const { status, json } = await lookUp('PL', 'PL 526-025-02-74')
    expect(status).toBe(200)
    expect(json).toEqual({
      found: true,
      asked: true,
      name: 'REKOMP SP. Z O.O.',
      street: 'ul. Prosta 20',
      postalCode: '00-850',
      city: 'Warszawa',
      registerNumber: '0000990011',
      vatActive: true,
    })
    expect(list.questions).toEqual([`GET /api/search/nip/${LISTED}?date=2026-11-21`])
  })
  test.each([
    ['exempt from VAT', EXEMPT, { found: true, asked: true, name: 'Jan Kowalski', city: 'Kraków', vatActive: false }],
    ['struck off', STRUCK_OFF, { found: true, asked: true, name: 'DAWNA SP. Z O.O.', vatActive: false, city: null }],
    ['not listed', aNip(), { ...NOTHING, found: false, asked: true, vatActive: false }],
  ])('E06 learns of a number that is %s', async (_, taxId, expected) => {
    expect((await lookUp('PL', taxId)).json).toMatchObject(expected)
  })
  test('E06 gets the form filled from VIES for another country of the EU', async () => {
    expect((await lookUp('AT', 'ATU33864707')).json).toMatchObject({
      found: true,
      asked: true,
      name: 'BEISPIEL GMBH',
      street: 'Mariahilfer Strasse 1',
      postalCode: '1060',
      city: 'Wien',
      vatActive: true,
    })
    expect(vies.questions).toEqual(['POST /check-vat-number {"countryCode":"AT","vatNumber":"U33864707"}'])
    expect(list.questions).toEqual([])
  })
  test('E06 learns that a number is right where the country keeps the name to itself', async () => {
    expect((await lookUp('DE', '136695976')).json).toEqual({ ...NOTHING, found: true, asked: true, vatActive: true })
  })
  test('E06 learns nothing where a country does not answer VIES: that is not a wrong number', async () => {
    expect((await lookUp('GR', '094259216')).json).toEqual({ ...NOTHING, found: false, asked: false })
  })
  test('E06 fills the form by hand outside the EU: nobody is asked', async () => {
    expect((await lookUp('US', '12-3456789')).json).toEqual({ ...NOTHING, found: false, asked: false })
    expect([...list.questions, ...vies.questions]).toEqual([])
  })
  test('E06 is told at once that a number cannot be right: nobody is asked', async () => {
    const { status, json } = await lookUp('PL', '5260250275')
    expect([status, json.errors[0]?.field, json.errors[0]?.code]).toEqual([422, 'taxId', 'tax_id_invalid'])
    expect(list.questions).toEqual([])
  })
})

describe.each<Mood>(['tooMany', 'broken', 'garbage', 'slow', 'endless', 'elsewhere'])(
  'while the registers are %s',
  (mood) => {
    test('R03 the form is filled by hand, without waiting long, and the register is asked anew the next time', async () => {
      list.mood = mood
      vies.mood = mood
      // What never stops is left before its time is over.
      market.deps.config.registerTimeout = mood === 'endless' ? 20_000 : 300
      const started = performance.now()
      const answers = await Promise.all([lookUp('PL', LISTED), lookUp('AT', 'U33864707')])
      // Those that are slow never answer.
      expect(performance.now() - started).toBeLessThan(15_000)
      for (const { status, json } of answers) {
        expect([status, json]).toEqual([200, { ...NOTHING, found: false, asked: false }])
      }
      list.mood = 'right'
      expect((await lookUp('PL', LISTED)).json.name).toBe('REKOMP SP. Z O.O.')
      expect(list.questions.filter((one) => !one.includes('elsewhere'))).toHaveLength(2)
    })
  },
)

test('R03 registers that are down, or turned off, stop nobody', async () => {
  const other = await testMarket({ env: { WHITE_LIST_URL: 'http://127.0.0.1:9' } })
  try {
    for (const query of [`country=PL&taxId=${LISTED}`, 'country=AT&taxId=U33864707']) {
      expect((await other.api('GET', `/api/company-lookup?${query}`)).json).toMatchObject({
        found: false,
        asked: false,
      })
    }
  } finally {
    await other.close()
  }
})

describe('VIES says in two ways that a country did not answer', () => {
  test.each([
    'MS_UNAVAILABLE',
    'MS_MAX_CONCURRENT_REQ',
    'GLOBAL_MAX_CONCURRENT_REQ',
    'SERVICE_UNAVAILABLE',
    'TIMEOUT',
    'INVALID_INPUT',
    'VAT_BLOCKED',
    'IP_BLOCKED',
  ])('E06 %s is not taken for a wrong number', async (code) => {
    for (const failures of ['userError', 'errorWrappers'] as const) {
      const failing = await fakeVies({ ATU33864707: code }, { failures })
      const before = market.deps.config.viesUrl
      market.deps.config.viesUrl = failing.url
      expect((await lookUp('AT', 'U33864707')).json).toMatchObject({ found: false, asked: false, vatActive: null })
      market.deps.config.viesUrl = before
      await failing.close()
    }
  })
})

describe('the questions that registers allow', () => {
  test('a number is asked once a day, whoever wants to know', async () => {
    await lookUp('PL', LISTED)
    await lookUp('PL', LISTED, '198.51.100.8')
    expect(list.questions).toHaveLength(1)
    now = new Date('2026-11-21T23:30:00Z')
    await lookUp('PL', LISTED)
    now = new Date('2026-11-21T10:00:00Z')
    expect(list.questions).toEqual([
      `GET /api/search/nip/${LISTED}?date=2026-11-21`,
      `GET /api/search/nip/${LISTED}?date=2026-11-22`,
    ])
  })
  test('one visitor asks ten times an hour', async () => {
    for (let turn = 0; turn < 10; turn += 1) expect((await lookUp('PL', aNip())).status).toBe(200)
    const { status, json } = await lookUp('PL', aNip())
    expect([status, json.code]).toEqual([429, 'rate_limited'])
    expect((await lookUp('PL', LISTED, '198.51.100.8')).status).toBe(200)
    expect(list.questions).toHaveLength(11)
  })
  test('all visitors together leave questions for the checks', async () => {
    for (let turn = 0; turn < 62; turn += 1) {
      const { status, json } = await lookUp('PL', aNip(), `198.51.100.${turn}`)
      expect([turn, status, json.asked]).toEqual([turn, 200, turn < 60])
    }
    expect(list.questions).toHaveLength(60)
  })
  test('what the register tells of people is not kept', async () => {
    await lookUp('PL', LISTED)
    const { rows } = await market.query('select answer::text as answer from register_answers')
    expect(rows).toHaveLength(1)
    expect(rows[0].answer).toContain('REKOMP')
    expect(rows[0].answer).not.toMatch(/80010112345|Kowalski|pesel/i)
  })
  test('answers of last week are forgotten', async () => {
    await lookUp('PL', LISTED)
    now = new Date('2026-11-30T10:00:00Z')
    await lookUp('PL', EXEMPT)
    now = new Date('2026-11-21T10:00:00Z')
    expect((await market.query('select number from register_answers')).rows).toEqual([{ number: EXEMPT }])
  })
})
