import { afterAll, afterEach, expect, test } from 'vitest'
import { LOCALES } from '../src/values/locale.ts'
import { type Visitor, visitors } from './browser.ts'
import { call } from './companies.ts'
import { comeAs, sessionOf } from './people.ts'
import { problemsOn } from './problems.ts'

const visitor = visitors()

async function operator(wishes: Parameters<typeof visitor>[0] = {}): Promise<Visitor> {
  const who = await visitor(wishes)
  await comeAs(who, await sessionOf('operator'))
  return who
}

const open = async () =>
  call(await sessionOf('operator'), 'PUT', '/api/admin/maintenance', {
    ...{ on: false, message: { 'pl-PL': '' }, until: null },
  })

const unconfirm = async () => call(await sessionOf('operator'), 'PUT', '/api/admin/opening/terms', { confirmed: false })

// Whatever fails, the next journey finds an open market, and nothing confirmed.
afterAll(open)
afterEach(unconfirm)

test.each(LOCALES)('R16 %s: the operator looks after jobs, webhooks, health and the opening', async (locale) => {
  const who = await operator({ locale })
  const { page, t } = who
  await who.visit('/admin')
  await page.getByRole('heading', { name: t('desk', 'figures'), exact: true }).waitFor()
  await page.getByRole('heading', { name: t('desk', 'ordersByState'), exact: true }).waitFor()
  expect(await problemsOn(who, 'the overview', { phone: true })).toEqual([])
  await page.getByRole('link', { name: t('desk', 'openingSee'), exact: true }).click()
  await page.waitForURL(/\/admin\/opening$/)
  const terms = t('desk', 'item_terms')
  await page.getByRole('button', { name: t('desk', 'confirmOf', { name: terms }), exact: true }).click()
  const takeBack = page.getByRole('button', { name: t('desk', 'takeBackOf', { name: terms }), exact: true })
  await takeBack.waitFor()
  expect(await problemsOn(who, 'the opening', { phone: true })).toEqual([])
  await takeBack.click()
  await page.getByRole('button', { name: t('desk', 'confirmOf', { name: terms }), exact: true }).waitFor()
  for (const [path, name] of [
    ['/admin/health', 'health'],
    ['/admin/jobs', 'jobs'],
    ['/admin/webhooks', 'webhooks'],
    ['/admin/maintenance', 'maintenance'],
  ] as const) {
    await who.visit(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await problemsOn(who, name, { phone: true })).toEqual([])
  }
  expect(who.errors).toEqual([])
})

test('R16 the operator closes the market; visitors read why in their language, without scripts too; it opens again', async () => {
  const who = await operator({ locale: 'de-DE' })
  const { page, t } = who
  await who.visit('/admin/maintenance')
  await page.getByLabel(t('desk', 'message', { language: 'English' })).fill('Back after the move.')
  await page.getByRole('button', { name: t('desk', 'turnOn'), exact: true }).click()
  await page.getByText(t('desk', 'maintenanceOn'), { exact: true }).waitFor()
  expect(await problemsOn(who, 'a closed market', { phone: true })).toEqual([])
  const guest = await visitor({ locale: 'en-US', javaScript: false })
  const answer = await guest.page.goto('/en/catalog')
  expect([answer?.status(), await guest.page.getByText('Back after the move.').count()]).toEqual([503, 1])
  // Whoever runs it gets in meanwhile.
  await who.visit('/admin/jobs')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await who.visit('/admin/maintenance')
  await page.getByRole('button', { name: t('desk', 'turnOff'), exact: true }).click()
  await page.getByText(t('desk', 'maintenanceOff'), { exact: true }).waitFor()
  expect((await guest.page.goto('/en/catalog'))?.status()).toBe(200)
})
