import { describe, expect, test } from 'vitest'
import { LOCALES } from '../src/values/locale.ts'
import { axeViolations, type Visitor, visitors } from './browser.ts'
import { comeAs, sessionOf } from './people.ts'

const visitor = visitors()
const PAGES = [
  '/admin',
  '/admin/companies',
  '/admin/companies/1',
  '/admin/requirements',
  '/admin/users',
  '/admin/mails',
  '/admin/audit',
]

async function operator(wishes: Parameters<typeof visitor>[0] = {}): Promise<Visitor> {
  const who = await visitor(wishes)
  await comeAs(who, await sessionOf('operator'))
  return who
}

describe('R16 the operator’s pages', () => {
  test.each(LOCALES)(
    '%s: no violation, no script error, fit a phone',
    async (locale) => {
      const who = await operator({ locale })
      const found: string[] = []
      for (const path of PAGES) {
        await who.visit(path)
        await who.page.locator('main h1').waitFor()
        await who.page.waitForLoadState('networkidle')
        found.push(...(await axeViolations(who.page)).map((one) => `${path}: ${one}`))
        await who.page.emulateMedia({ colorScheme: 'dark' })
        found.push(
          ...(await axeViolations(who.page, { only: ['color-contrast'] })).map((one) => `${path} dark: ${one}`),
        )
        await who.page.emulateMedia({ colorScheme: 'light' })
        await who.page.setViewportSize({ width: 390, height: 844 })
        const wide = await who.page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        if (wide > 0) found.push(`${path}: ${wide} px too wide for a phone`)
        await who.page.setViewportSize({ width: 1440, height: 900 })
      }
      expect([...found, ...who.errors]).toEqual([])
    },
    120_000,
  )

  test('P01 a buyer is told that this is not for her', async () => {
    const who = await visitor()
    await comeAs(who, await sessionOf('buyer'))
    await who.visit('/admin/users')
    await who.page.getByRole('heading', { level: 1 }).waitFor()
    expect(await who.page.content()).not.toContain('@rekomp.example.com')
  })

  test('suspends a company with a reason, and lets it sell again', async () => {
    const who = await operator()
    const { page, t } = who
    await who.visit('/admin/companies')
    const rows = page.getByRole('rowheader')
    await rows.first().waitFor()
    const name = (await rows.last().innerText()).trim()
    await page.getByRole('link', { name, exact: true }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.getByRole('button', { name: t('admin', 'suspend'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t('admin', 'suspend'), exact: true }).click()
    await dialog.getByText(t('admin', 'reasonNeeded')).waitFor()
    await dialog.getByLabel(t('admin', 'reason')).fill('Skargi kupujących')
    await dialog.getByRole('button', { name: t('admin', 'suspend'), exact: true }).click()
    await page.getByText(t('admin', 'companySuspended')).waitFor()
    await page.getByText('Skargi kupujących').waitFor()
    await page.getByRole('button', { name: t('admin', 'reinstate'), exact: true }).click()
    await page.getByText(t('admin', 'companyReinstated')).waitFor()
    await who.visit('/admin/audit')
    await page.getByText(t('admin', 'audit_companyReinstated')).first().waitFor()
    expect(who.errors).toEqual([])
  })

  test('finds an account by its name', async () => {
    const who = await operator()
    const { page, t } = who
    await who.visit('/admin/users')
    await page.getByLabel(t('admin', 'searchUser')).fill('Hanna')
    await page.getByRole('button', { name: t('admin', 'show'), exact: true }).click()
    await page.getByText('hanna@example.com').waitFor()
    expect(await page.getByRole('rowheader').count()).toBe(1)
    expect(page.url()).toContain('q=Hanna')
  })
})
