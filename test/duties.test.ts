import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DUTIES, type DutyId, standingOf } from '../src/domains/moderation/rules/duties.ts'
import { allTexts } from '../src/i18n/all-texts.ts'
import { RETURNS } from '../src/i18n/terms/load.ts'
import { LOCALES } from '../src/values/locale.ts'
import { routeTable } from '../src/web/routes.ts'
import { anOperator } from './factories/person.ts'
import { type TestMarket, testMarket } from './market.ts'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'test', 'e2e'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
}).split('\n')
const tests = files.filter((file) => file.endsWith('.test.ts') && !file.endsWith('duties.test.ts'))
const texts = tests.map((file) => readFileSync(file, 'utf8')).join('\n')
const here = readFileSync(import.meta.filename, 'utf8')

const paths = new Set(routeTable.map(({ path }) => path))

describe('R19 duties', () => {
  test.each(DUTIES)('$id names a page that there is and a test that there is', ({ screen, test: title }) => {
    expect(paths.has(screen), screen).toBe(true)
    expect(`${texts}\n${here}`.includes(`'${title}`), title).toBe(true)
  })

  const binding = (day: string) =>
    DUTIES.filter((duty) => standingOf(duty, 'larger', day) === 'binds').map(({ id }) => id as DutyId)
  const LATER: readonly DutyId[] = ['liability', 'origin']
  const all = DUTIES.map(({ id }) => id as DutyId)

  test('on 2026-09-26 neither what came with Directive 2024/825 nor the new liability for products binds', () => {
    expect(binding('2026-09-26')).toEqual(all.filter((id) => !['guarantee', 'greenClaims', ...LATER].includes(id)))
  })
  test('on 2026-09-27 all bind but the new liability for products', () => {
    expect(binding('2026-09-27')).toEqual(all.filter((id) => !LATER.includes(id)))
  })
  test('on 2026-12-08 liability for products is still to come', () => {
    expect(binding('2026-12-08')).not.toContain('liability')
  })
  test.each(['2026-12-09', '2027-01-01'])('on %s liability for products binds, too', (day) => {
    expect(binding(day)).toEqual(all)
  })
  test('a day before each begins it does not bind', () => {
    for (const duty of DUTIES) {
      const before = String(Temporal.PlainDate.from(duty.since).subtract({ days: 1 }))
      expect([duty.id, standingOf(duty, 'larger', before), standingOf(duty, 'larger', duty.since)]).toEqual([
        duty.id,
        'later',
        'binds',
      ])
    }
  })
  test('small companies are spared what the law spares them, never the report and its reasons', () => {
    const spared = (size: 'micro' | 'small') =>
      DUTIES.filter((duty) => standingOf(duty, size, '2027-01-01') === 'spared').map(({ id }) => id as string)
    expect(spared('small')).toEqual(['complaints', 'flaggers', 'misuse', 'yearlyReport', 'traders', 'illegalProducts'])
    expect(spared('micro')).toEqual([
      'complaints',
      'flaggers',
      'misuse',
      'yearlyReport',
      'traders',
      'illegalProducts',
      'accessibility',
    ])
  })
})

/** The address of the platform, and what people called it. */
const CLOSED = /ec\.europa\.eu\/(consumers\/)?odr|webgate\.ec\.europa\.eu\/odr/i

test('R19 no text leads to the closed platform for online disputes', async () => {
  const periods = {
    ...{ withdrawalDays: 14, sendDays: 14, closeDays: 14, answerDays: 14, silenceAccepts: true },
    ...{ liableMonths: 24, repairMonths: 12, disputeDays: 60, sendsMail: true },
  }
  for (const locale of LOCALES) {
    expect(JSON.stringify(allTexts[locale])).not.toMatch(CLOSED)
    const { sections } = await RETURNS[locale]()
    expect(JSON.stringify(sections(periods))).not.toMatch(CLOSED)
  }
  const sources = files.filter((file) => /^src\/.*\.tsx?$/.test(file))
  expect(sources.filter((file) => CLOSED.test(readFileSync(file, 'utf8')))).toEqual([])
})

describe('R19 the operator’s table', () => {
  let market: TestMarket
  let clock = new Date('2026-12-08T22:59:59Z')
  beforeAll(async () => {
    market = await testMarket({ now: () => clock })
  })
  afterAll(() => market.close())

  test('a duty begins at midnight in Poland, and the size of the company switches those of larger ones', async () => {
    const { auth } = await anOperator(market)
    const standing = async (id: DutyId) => {
      const { json } = await market.api('GET', '/api/admin/duties', undefined, auth)
      return json.duties.find((duty: { id: string }) => duty.id === id).standing
    }
    expect([await standing('liability'), await standing('complaints')]).toEqual(['later', 'binds'])
    clock = new Date('2026-12-08T23:00:00Z')
    expect(await standing('liability')).toBe('binds')
    await market.api('PUT', '/api/admin/duties', { size: 'small' }, auth)
    expect([await standing('complaints'), await standing('report')]).toEqual(['spared', 'binds'])
  })
})
