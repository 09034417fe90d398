import { describe, expect, test } from 'vitest'
import { LOCALES } from '../src/values/locale.ts'
import { axeViolations, type Visitor, visitors } from './browser.ts'
import * as companies from './companies.ts'
import { marketUrl } from './market-url.ts'
import { fromSomewhere } from './network.ts'
import { comeAs, unconfirmed } from './people.ts'
import { coloursInTheDark, coloursOnce, pixelsTooWide } from './problems.ts'

const visitor = visitors()

async function ownerAt(wishes: Parameters<typeof visitor>[0] = {}) {
  const name = 'Kluczowa'
  const { companyId, owner } = await companies.aDraftCompany(await companies.aNewcomer('Kinga', 'Kluczowska'), name)
  const who = await visitor(wishes)
  await comeAs(who, owner)
  await who.visit('/api-keys')
  return { who, companyId }
}

/** What a program with this secret is answered: status and code. */
async function program(secret: string, path: string): Promise<[number, string | undefined]> {
  const headers = { ...fromSomewhere(), authorization: `Bearer ${secret}` }
  const answer = await fetch(marketUrl() + path, { headers })
  const body = (await answer.json()) as { code?: string }
  return [answer.status, body.code]
}

async function create({ page, t }: Visitor, name: string, scope: 'products_read' | 'orders_read') {
  await page.getByRole('button', { name: t('apiKeys', 'create') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('apiKeys', 'name')).fill(name)
  await dialog.getByLabel(t('apiKeys', `scope_${scope}`)).check()
  await dialog.getByRole('button', { name: t('apiKeys', 'create') }).click()
  await page.getByRole('heading', { name: t('apiKeys', 'secretTitle', { name }) }).waitFor()
  return (await page.locator('[data-secret]').textContent()) ?? ''
}

test('P02 an owner makes a key, a program uses it within its scope, it is rotated and revoked', async () => {
  const { who, companyId } = await ownerAt()
  const { page, t } = who
  const words = (key: Parameters<typeof t<'apiKeys'>>[1], params?: Record<string, string>) => t('apiKeys', key, params)
  await page.getByRole('heading', { name: words('emptyTitle') }).waitFor()

  // Nothing chosen: said at the fields.
  await page.getByRole('button', { name: words('create') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('create') })
    .click()
  await page.getByText(words('nameRequired')).waitFor()
  await page.getByText(words('scopesRequired')).waitFor()
  await page.keyboard.press('Escape')

  const exports = `/api/companies/${companyId}/exports`
  const first = await create(who, 'Subiekt', 'products_read')
  expect(first).toMatch(/^obk_[\w-]{43}$/)
  expect(await program(first, exports)).toEqual([200, undefined])
  expect(await program(first, `/api/companies/${companyId}/imports`)).toEqual([403, 'key_scope'])
  expect(await program(first, '/api/account')).toEqual([403, 'key_scope'])

  // Once hidden it is gone for good; its use is noted.
  await page.getByRole('button', { name: words('kept') }).click()
  await page.reload()
  await page.getByRole('heading', { name: 'Subiekt' }).waitFor()
  expect(await page.getByText(first).count()).toBe(0)
  expect(await page.getByText(words('neverUsed')).count()).toBe(0)

  await page.getByRole('button', { name: words('rotateOf', { name: 'Subiekt' }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words('overlap')).selectOption('7')
  await dialog.getByRole('button', { name: words('rotate'), exact: true }).click()
  const secret = page.locator('[data-secret]')
  await secret.waitFor()
  const second = (await secret.textContent()) ?? ''
  expect(second).not.toBe(first)
  expect(await program(first, exports)).toEqual([200, undefined])
  expect(await program(second, exports)).toEqual([200, undefined])

  // The log-in is too old: the password is asked for, then the key goes.
  await unconfirmed(who, `/api/companies/${companyId}/api-keys/*`)
  await page.getByRole('button', { name: words('revokeOf', { name: 'Subiekt' }) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('revoke'), exact: true })
    .click()
  await page.getByRole('dialog').locator('input[type="password"]').fill(companies.PASSWORD)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('security', 'confirm'), exact: true })
    .click()
  await page.getByRole('heading', { name: words('emptyTitle') }).waitFor()
  expect(await program(first, exports)).toEqual([401, 'unauthorized'])
  expect(await program(second, exports)).toEqual([401, 'unauthorized'])
  expect(who.errors.filter((error) => !/^403 .*\/api-keys\//.test(error))).toEqual([])
})

test('P02 a key is made by keyboard alone, and its secret is read out', async () => {
  const { who } = await ownerAt()
  const { page, t } = who
  await page.getByRole('button', { name: t('apiKeys', 'create') }).focus()
  await page.keyboard.press('Enter')
  // Nobody types within the millisecond in which the dialog opens.
  const inName = () => page.evaluate(() => document.activeElement?.getAttribute('name') === 'name')
  await expect.poll(inName).toBe(true)
  await page.keyboard.type('Magazyn')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { name: t('apiKeys', 'secretTitle', { name: 'Magazyn' }) })
  await heading.waitFor()
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(who.errors).toEqual([])
})

describe('R22 API keys', () => {
  test.each(LOCALES)('%s: no violation empty, with a key, and in the dialog; fits a phone', async (locale) => {
    const { who } = await ownerAt({ locale })
    const { page, t } = who
    await page.getByRole('heading', { name: t('apiKeys', 'emptyTitle') }).waitFor()
    const scope = coloursOnce(locale)
    const found = [...(await axeViolations(page, scope))]
    await create(who, 'Przedsiębiorstwo Wielobranżowe Elektroodzysk: program', 'orders_read')
    found.push(...(await axeViolations(page, scope)))
    if (!scope.without) found.push(...(await coloursInTheDark(page)))
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: t('apiKeys', 'create') }).click()
    await page.getByRole('dialog').waitFor()
    found.push(...(await axeViolations(page, scope)))
    const wide = await pixelsTooWide(page)
    expect([found, wide, who.errors]).toEqual([[], 0, []])
  })
})
