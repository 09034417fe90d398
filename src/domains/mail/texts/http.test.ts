import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOperator, auditOf } from '../../../../test/factories/person.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { LOCALES } from '../../../values/locale.ts'
import { queueMail } from '../queue-mail.ts'
import type { MailTemplate } from '../templates.ts'
import { SAMPLES } from './samples.ts'

let market: TestMarket
let operator: Awaited<ReturnType<typeof anOperator>>
beforeAll(async () => {
  market = await testMarket({ env: { LOG_LEVEL: 'fatal' } })
  operator = await anOperator(market)
})
afterAll(() => market.close())

const at = '/api/admin/mail-texts'
const call = (method: string, path = '', body?: object, auth = operator.auth) =>
  market.api(method, at + path, body, auth)
const own = {
  subject: 'Gotowe: {{number}}',
  lines: ['{{seller}} czeka z zamówieniem {{number}}.', 'Miejsce: {{place}}\ndo {{until}}.'],
  button: 'Zobacz zamówienie',
  after: ['Zespół {{market}}'],
}
const language = (text: { languages: { locale: string }[] }, locale = 'pl-PL') =>
  text.languages.find((one) => one.locale === locale) as Record<string, unknown>

/** A mail of this kind as the operator reads it in the outbox. */
async function said(template: MailTemplate): Promise<{ subject: string; text: string; html: string }> {
  await queueMail(market.deps, { to: 'a@example.com', locale: 'pl-PL', template, params: SAMPLES[template] } as never)
  const { rows } = await market.query('select max(id) as id from mails')
  return (await market.api('GET', `/api/admin/mails/${rows[0].id}`, undefined, operator.auth)).json.content
}
const partOf = async (name: string) => {
  const { json } = await market.api('GET', '/api/admin/health', undefined, operator.auth)
  return json.findings.find((one: { part: string }) => one.part === name)
}

describe('M01 the operator writes the words of mails', () => {
  test('all mails are listed; each says what has to stand in it, and shows an example', async () => {
    const { json } = await call('GET')
    expect(json.mails.length).toBe(Object.keys(SAMPLES).length)
    for (const { standings } of json.mails) expect(Object.keys(standings).sort()).toEqual([...LOCALES].sort())
    const text = (await call('GET', '/orderReady')).json
    expect(text.blanks).toContainEqual({ name: 'place', wanted: true, example: 'Sklep Kraków, ul. Długa 5' })
    expect(text.blanks).toContainEqual({ name: 'market', wanted: false, example: '' })
    expect(language(text)).toMatchObject({ standing: 'builtIn', version: 0 })
    expect((await call('GET', '/toString')).json.code).toBe('mail_template_not_found')
  })

  test('what was written is sent from then on, in that language alone, and can be taken back; all stays on record', async () => {
    const preview = await call('POST', '/orderReady/pl-PL/preview', { words: own })
    expect(preview.json).toMatchObject({ subject: 'Gotowe: OB-2026-0000017' })
    const saved = await call('PUT', '/orderReady/pl-PL', { words: own, version: 0 })
    expect([saved.status, language(saved.json).standing]).toEqual([200, 'own'])
    expect(language(saved.json, 'de-DE').standing).toBe('builtIn')
    const mail = await said('orderReady')
    expect(mail).toEqual(preview.json.subject ? expect.objectContaining(preview.json) : null)
    expect(mail.text).toContain('Miejsce: Sklep Kraków, ul. Długa 5\ndo 30 listopada 2026.')
    expect(mail.html).toContain('Zobacz zamówienie')
    expect((await partOf('mailTexts')).state).toBe('fine')
    const version = Number(language(saved.json).version)
    const back = await call('DELETE', `/orderReady/pl-PL?version=${version}`)
    expect(language(back.json)).toMatchObject({ standing: 'builtIn', builtIn: language(back.json).words })
    expect((await said('orderReady')).subject).not.toContain('Gotowe')
    expect(back.json.versions).toMatchObject([
      { words: null, by: operator.id, locale: 'pl-PL' },
      { words: own, by: operator.id, version },
    ])
    // Nothing to take back any more.
    const again = await call('DELETE', `/orderReady/pl-PL?version=${language(back.json).version}`)
    expect(again.json.versions).toHaveLength(2)
    expect((await auditOf(market, 'orderReady')).map(({ action, detail }) => [action, detail])).toEqual([
      ['mailTextChanged', { locale: 'pl-PL', builtIn: false }],
      ['mailTextChanged', { locale: 'pl-PL', builtIn: true }],
    ])
    await expect(market.query('delete from mail_texts')).rejects.toThrow()
  })

  test('a text that lacks what the mail is told, or knows what it does not, is refused at its part', async () => {
    const wrong = async (over: object) => {
      const { status, json } = await call('PUT', '/orderReady/pl-PL', { words: { ...own, ...over }, version: 0 })
      return [status, json.errors?.[0]?.field, json.errors?.[0]?.code]
    }
    expect(await wrong({ lines: ['Czeka.'] })).toEqual([422, 'words.lines', 'mail_blank_missing'])
    expect(await wrong({ after: ['{{price}}'] })).toEqual([422, 'words.after', 'mail_blank_unknown'])
    expect(await wrong({ subject: '' })).toEqual([422, 'words.subject', 'required'])
    expect(await wrong({ button: undefined })).toEqual([422, 'words.button', 'required'])
    expect((await wrong({ subject: 'x'.repeat(151) }))[0]).toBe(422)
    expect((await wrong({ lines: Array.from({ length: 21 }, () => 'x') }))[0]).toBe(422)
    expect((await call('POST', '/orderReady/pl-PL/preview', { words: { ...own, lines: [] } })).status).toBe(422)
  })

  test('two who change the same at once: one of them is told', async () => {
    const words = { subject: 'Hasło', lines: ['Zmienione.'], after: [] }
    const both = await Promise.all([1, 2].map(() => call('PUT', '/passwordChanged/pl-PL', { words, version: 0 })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.map(({ json }) => json.code)).toContain('changed_meanwhile')
  })

  test('a text that an update has overtaken is not sent, and health says so until it is mended', async () => {
    await market.query(
      `insert into mail_texts (template, locale, words, by, at)
       values ('orderShipped', 'pl-PL', '{"subject":"W drodze","lines":["Jedzie."],"button":"Śledź"}', $1, now())`,
      [operator.id],
    )
    expect((await said('orderShipped')).subject).not.toBe('W drodze')
    expect(await partOf('mailTexts')).toMatchObject({ state: 'look', advice: 'mailTexts', facts: { outdated: 1 } })
    const { json } = await call('GET', '/orderShipped')
    const { standing, version, builtIn, words } = language(json)
    expect([standing, (words as { subject: string }).subject]).toEqual(['outdated', 'W drodze'])
    const { mails } = (await call('GET')).json
    expect(mails.find((one: { template: string }) => one.template === 'orderShipped').standings['pl-PL']).toBe(
      'outdated',
    )
    expect((await call('PUT', '/orderShipped/pl-PL', { words: builtIn, version })).status).toBe(200)
    expect((await partOf('mailTexts')).state).toBe('fine')
  })

  test('is the work of who looks after content', async () => {
    const support = await anOperator(market)
    await market.query(`update users set staff_role = 'support' where id = $1`, [support.id])
    const words = { subject: 'Hasło', lines: ['Zmienione.'], after: [] }
    expect((await call('GET', '', undefined, support.auth)).status).toBe(200)
    const refused = await call('PUT', '/emailChanged/pl-PL', { words, version: 0 }, support.auth)
    expect(refused.json.code).toBe('staff_role')
  })
})
