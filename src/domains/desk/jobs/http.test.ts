import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOperator } from '../../../../test/factories/person.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { wordsInEach } from '../../../i18n/languages.ts'
import { LOCALES } from '../../../values/locale.ts'

let market: TestMarket
let auth: Record<string, string>
beforeAll(async () => {
  market = await testMarket()
  auth = (await anOperator(market)).auth
})
afterAll(() => market.close())

const list = async (query = '') => (await market.api('GET', `/api/admin/jobs${query}`, undefined, auth)).json
const post = (path: string, body?: unknown) => market.api('POST', path, body, auth)

/** A job as it stands after so many tries. */
async function aJob(
  name: string,
  attempts: number,
  { error = 'timeout of ola@example.com', most = 12, ago = 60 } = {},
) {
  const { rows } = await market.query(
    `select id::text from graphile_worker.add_job($1, '{}', run_at => now() - make_interval(secs => $2), max_attempts => $3)`,
    [name, ago, most],
  )
  const id = rows[0].id as string
  if (attempts > 0)
    await market.query('update graphile_worker._private_jobs set attempts = $2, last_error = $3 where id = $1', [
      id,
      attempts,
      error,
    ])
  return id
}
const inQueue = async (id: string) =>
  (await market.query('select attempts from graphile_worker._private_jobs where id = $1', [id])).rows[0]

describe('P01 the queue of background jobs', () => {
  test('every kind of job has words in three languages', () => {
    for (const locale of LOCALES) {
      const words = wordsInEach('jobNames')[locale] as Record<string, string>
      const without = market.jobs.filter(({ name }) => !words[name.replaceAll('.', '_')]).map(({ name }) => name)
      expect([locale, without]).toEqual([locale, []])
    }
  })

  test('tells states, lanes and errors, and nothing of people', async () => {
    const waits = await aJob('mail.send', 0)
    const retrying = await aJob('checkout.refund', 3)
    const failed = await aJob('checkout.refund', 12)
    const unknown = await aJob('gone.withLastYear', 2)
    const { jobs, lanes, failing } = await list()
    const of = (id: string) => jobs.find((job: { id: string }) => job.id === id)
    expect(of(waits)).toMatchObject({ name: 'mail.send', lane: 'mail', state: 'waiting', lastError: null })
    expect(of(retrying)).toMatchObject({ lane: 'money', state: 'retrying', attempts: 3, lastError: 'timeout of …' })
    expect(of(failed)).toMatchObject({ state: 'failed', nextAt: null })
    expect(of(unknown)).toMatchObject({ lane: null })
    const money = lanes.find(({ lane }: { lane: string }) => lane === 'money')
    expect(money).toMatchObject({ retrying: 1, failed: 1, due: 1, atOnce: 3 })
    expect(money.lateSeconds).toBeGreaterThanOrEqual(60)
    expect(failing).toContain('checkout.refund')
    const ids = async (query: string) => (await list(query)).jobs.map(({ id }: { id: string }) => id)
    expect(await ids('?state=failed')).toEqual([failed])
    expect(await ids('?lane=money&state=retrying')).toEqual([retrying])
    expect(await ids('?name=mail.send')).toEqual([waits])
    expect(await ids('?name=mail.send&lane=money')).toEqual([])
  })

  test('one is retried, all of a name are, what has not failed is not', async () => {
    const [first, second, fresh] = [
      await aJob('labels.purge', 12),
      await aJob('labels.purge', 12),
      await aJob('labels.purge', 0),
    ]
    expect((await post(`/api/admin/jobs/${first}/retry`)).status).toBe(204)
    expect(await inQueue(first)).toEqual({ attempts: 0 })
    expect((await inQueue(second)).attempts).toBe(12)
    expect((await post(`/api/admin/jobs/${fresh}/retry`)).json.code).toBe('job_not_failed')
    expect((await post('/api/admin/jobs/retry', { name: 'labels.purge' })).json).toEqual({ count: 2 })
    expect((await inQueue(second)).attempts).toBe(0)
    expect((await post('/api/admin/jobs/retry', { name: 'no.such' })).json).toEqual({ count: 0 })
  })

  test('one is given up with a reason on record, once; a running one is not', async () => {
    const id = await aJob('checkout.refund', 12)
    const end = (reason: string, which = id) => post(`/api/admin/jobs/${which}/give-up`, { reason })
    expect((await end('  ')).status).toBe(422)
    expect(await inQueue(id)).toBeDefined()
    const both = await Promise.all([end('Zwrócone przelewem 12.'), end('Zwrócone przelewem 12.')])
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409])
    expect(await inQueue(id)).toBeUndefined()
    const { rows } = await market.query(`select detail from audit_log where action = 'jobGivenUp'`)
    expect(rows).toEqual([
      { detail: { job: 'checkout.refund', number: id, tries: 12, reason: 'Zwrócone przelewem 12.' } },
    ])
    const running = await aJob('mail.send', 2)
    await market.query(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'x' where id = $1`, [
      running,
    ])
    expect((await end('Nieaktualne.', running)).json.code).toBe('job_running')
    expect((await post(`/api/admin/jobs/${running}/retry`)).json.code).toBe('job_not_failed')
  })

  test('a long queue is read page by page, each job once', async () => {
    await market.query(
      `select graphile_worker.add_job('search.refreshSeller', '{}', run_at => now() + interval '1 day') from generate_series(1, 120)`,
    )
    const seen: string[] = []
    for (let after = ''; ; ) {
      const { jobs, next } = await list(`?lane=search${after}`)
      seen.push(...jobs.map(({ id }: { id: string }) => id))
      if (!next) break
      after = `&after=${next}`
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120])
  })
})
