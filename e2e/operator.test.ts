import { describe, expect, test } from 'vitest'
import { PERSONAS } from '../demo/personas.ts'
import { LOCALES } from '../src/values/locale.ts'
import { axeViolations, type Visitor, visitors } from './browser.ts'
import { aDraftCompany, aNewcomer, call, decide, readOwn } from './companies.ts'
import { comeAs, sessionOf, unconfirmed } from './people.ts'
import { problemsOn } from './problems.ts'

const visitor = visitors()
const PAGES = [
  '/admin',
  '/admin/companies',
  '/admin/requirements',
  '/admin/users',
  '/admin/documents',
  '/admin/points',
  '/admin/mails',
  '/admin/audit',
]

async function operator(wishes: Parameters<typeof visitor>[0] = {}): Promise<Visitor> {
  const who = await visitor(wishes)
  await comeAs(who, await sessionOf('operator'))
  return who
}

/** A company that waits for the operator. */
async function aWaitingCompany(shortName: string) {
  const person = await aNewcomer('Joanna', 'Czekająca')
  const { companyId, owner } = await aDraftCompany(person, shortName)
  await call(owner, 'POST', `/api/companies/${companyId}/submit`)
  return { companyId, name: `${shortName} Spółka z o.o.`, owner, email: person.email }
}

const press = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true }).click()

describe('R16 the operator’s pages', () => {
  test.each(LOCALES)('%s: free of barriers in light and dark, and fit a phone', async (locale) => {
    const who = await operator({ locale })
    const { page } = who
    const { companyId } = await aWaitingCompany(`Barierka ${locale}`)
    const found: string[] = []
    for (const path of [...PAGES, `/admin/companies/${companyId}`, '/admin/companies?q=nikt-taki']) {
      await who.visit(path)
      await page.locator('main h1').waitFor()
      await page.waitForLoadState('networkidle')
      const wishes = { phone: locale === 'pl-PL', within: 'main section:has(table)' }
      found.push(...(await problemsOn(who, path, wishes)))
    }
    expect([...found, ...who.errors]).toEqual([])
  })

  test('P01 a buyer and a guest are told that this is not for them', async () => {
    for (const path of ['/admin', '/admin/users', '/admin/mails']) {
      const who = await visitor()
      await comeAs(who, await sessionOf('buyer'))
      await who.visit(path)
      await who.page.getByRole('heading', { level: 1 }).waitFor()
      await who.page.waitForLoadState('networkidle')
      expect(await who.page.content()).not.toContain('@rekomp.example.com')
      expect(await who.page.getByRole('navigation', { name: who.t('admin', 'title') }).count()).toBe(0)
    }
    const guest = await visitor()
    await guest.visit('/admin/users')
    await guest.page.waitForURL(/\/auth\?next=/)
  })

  test('R18 approves a company that waits; it sells from then on, and its owner can read so', async () => {
    const { companyId, name, owner, email } = await aWaitingCompany('Nowalijka')
    const who = await operator()
    const { page, t } = who
    await who.visit('/admin')
    await page.getByRole('link', { name: new RegExp(t('admin', 'companies')) }).click()
    await page.getByLabel(t('admin', 'searchCompany')).fill('Nowalijka')
    await page.getByLabel(t('admin', 'status')).selectOption('submitted')
    await page.getByLabel(t('admin', 'searchCompany')).press('Enter')
    await page.waitForURL(/status=submitted/)
    // Who pressed Enter in the field can go on typing there.
    await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('q')
    await page.getByRole('link', { name, exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.getByText(t('admin', 'allMet')).waitFor()
    await press(who, t('admin', 'approve'))
    await page.getByText(t('admin', 'companyApproved')).waitFor()
    await page.getByText(t('admin', 'decision_approved')).waitFor()
    expect(await readOwn(owner, companyId)).toMatchObject({ status: 'approved', sells: true })
    await page.getByRole('link', { name: t('admin', 'publicPage') }).click()
    await page.waitForURL(new RegExp(`/company/${companyId}$`))

    // The mail to the owner waits in the outbox, where it can be read.
    await who.visit('/admin/mails')
    const read = { name: t('admin', 'readOf', { name: `${t('admin', 'template_companyApproved')}, ${email}` }) }
    await expect
      .poll(async () => {
        await page.reload()
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.waitForLoadState('networkidle')
        return page.getByRole('button', read).count()
      })
      .toBe(1)
    await page.getByRole('button', read).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByText(email).waitFor()
    await dialog.getByRole('link', { name: /\/company-data/ }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect
      .poll(() => page.getByRole('button', read).evaluate((button) => button === document.activeElement))
      .toBe(true)
    expect(who.errors).toEqual([])
  })

  test('R18 rejects one with a reason', async () => {
    const { companyId, name } = await aWaitingCompany('Odrzutka')
    const who = await operator()
    const { page, t } = who
    await who.visit(`/admin/companies/${companyId}`)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await press(who, t('admin', 'reject'))
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t('admin', 'reason')).fill('Rachunek należy do innej firmy')
    await dialog.getByRole('button', { name: t('admin', 'reject'), exact: true }).click()
    await page.getByText('Rachunek należy do innej firmy').waitFor()
    await page.getByText(t('admin', 'decision_rejected')).waitFor()
    expect(who.errors).toEqual([])
  })

  test('suspends a company with a reason, lets it sell again, and finds both in the log', async () => {
    const { companyId, name, owner } = await aWaitingCompany('Zawieszka')
    await decide(companyId, 'approve')
    const who = await operator()
    const { page, t } = who
    await who.visit(`/admin/companies/${companyId}`)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await press(who, t('admin', 'suspend'))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t('admin', 'suspend'), exact: true }).click()
    await dialog.getByText(t('admin', 'reasonNeeded')).waitFor()
    const reason = dialog.getByLabel(t('admin', 'reason'))
    await expect.poll(() => reason.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await axeViolations(page)).toEqual([])
    await reason.fill('Skargi kupujących')
    await dialog.getByRole('button', { name: t('admin', 'suspend'), exact: true }).click()
    await page.getByText(t('admin', 'companySuspended')).waitFor()
    await page.getByText('Skargi kupujących').waitFor()
    const sells = async () => (await readOwn(owner, companyId)).sells
    expect(await sells()).toBe(false)
    await press(who, t('admin', 'reinstate'))
    await page.getByText(t('admin', 'companyReinstated')).waitFor()
    expect(await sells()).toBe(true)

    await page.getByRole('link', { name: t('admin', 'companyHistory') }).click()
    await page.locator('strong', { hasText: t('auditLog', 'subjectOnly', { name }) }).waitFor()
    await page.getByText(`${t('auditLog', 'detail_reason')}: Skargi kupujących`).waitFor()
    await page.getByLabel(t('admin', 'action')).selectOption('companyReinstated')
    await press(who, t('lists', 'show'))
    await page.waitForURL(/action=companyReinstated/)
    // The choice narrows what was narrowed already.
    expect(page.url()).toContain(`subjectId=${companyId}`)
    await expect.poll(() => page.getByRole('rowheader').allInnerTexts()).toEqual([t('auditLog', 'companyReinstated')])
    await page.getByRole('row').getByRole('link', { name: 'Ewa Wrona' }).click()
    await page.locator('strong', { hasText: t('auditLog', 'actorOnly', { name: 'Ewa Wrona' }) }).waitFor()
    await page.getByRole('link', { name: t('auditLog', 'lift') }).click()
    await page.waitForURL(/\/admin\/audit$/)
    expect(who.errors).toEqual([])
  })

  test('is warned before a new requirement stops companies from selling', async () => {
    const session = await sessionOf('operator')
    const path = '/api/admin/seller-requirements'
    const { requirements } = await call<{ requirements: string[] }>(session, 'GET', path)
    // What every seller brings anyway: nobody stops selling because of this test.
    expect(requirements).toContain('selfCertification')
    const eased = requirements.filter((one) => one !== 'selfCertification')
    const who = await operator()
    const { page, t } = who
    await who.visit('/admin/requirements')
    try {
      const box = page.getByRole('checkbox', { name: t('admin', 'requirement_selfCertification') })
      // The days of notice have a button of their own, below.
      const save = page.getByRole('button', { name: t('admin', 'save'), exact: true }).first()
      await expect.poll(() => save.isDisabled()).toBe(true)
      await page.getByRole('checkbox', { name: t('admin', 'requirement_documentBank') }).check()
      await page.getByText(t('admin', 'requirementsWarning')).waitFor()
      await page.getByRole('checkbox', { name: t('admin', 'requirement_documentBank') }).uncheck()
      await page.getByText(t('admin', 'requirementsWarning')).waitFor({ state: 'hidden' })
      await box.uncheck()
      await page.getByText(t('admin', 'requirementsEased')).waitFor()
      await save.click()
      await page.getByText(t('admin', 'requirementsSaved')).waitFor()
      expect(await call(session, 'GET', path)).toEqual({ requirements: eased })
      await box.check()
      await page.getByText(t('admin', 'requirementsWarning')).waitFor()
    } finally {
      await call(session, 'PUT', path, { requirements })
    }
    expect(who.errors).toEqual([])
  })

  test('R16 suspends an account: its session ends at once; and opens it again', async () => {
    const person = await aNewcomer('Zenobia', 'Zawieszona')
    const who = await operator()
    const { page, t } = who
    const name = 'Zenobia Zawieszona'
    await who.visit('/admin/users')
    await page.getByLabel(t('admin', 'searchUser')).fill(person.email)
    await press(who, t('lists', 'show'))
    await page.getByText(person.email).waitFor()
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(1)
    await press(who, t('admin', 'suspendOf', { name }))
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t('admin', 'reason')).fill('Fałszywe opinie')
    await dialog.getByRole('button', { name: t('admin', 'suspend'), exact: true }).click()
    await page.getByText(t('admin', 'userSuspended')).waitFor()
    await page.getByText('Fałszywe opinie').waitFor()
    await expect(call(person, 'GET', '/api/account')).rejects.toThrow('401')
    await press(who, t('admin', 'reinstateOf', { name }))
    await page.getByText(t('admin', 'userReinstated')).waitFor()
    expect(who.errors).toEqual([])
  })

  test('P01 makes somebody an operator only after a question and the password, and takes it back', async () => {
    const person = await aNewcomer('Olga', 'Pomocna')
    const who = await operator()
    const { page, t } = who
    const name = 'Olga Pomocna'
    const dialog = page.getByRole('dialog')
    await who.visit(`/admin/users?q=${encodeURIComponent(person.email)}`)
    await page.getByRole('link', { name, exact: true }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await unconfirmed(who, '/permissions')
    const role = page.getByLabel(t('people', 'role'), { exact: true })
    await role.selectOption('finance')
    await press(who, t('people', 'changeRole'))
    await dialog.getByText(t('people', 'changeRoleText')).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: t('people', 'changeRole'), exact: true }).click()
    await dialog.getByLabel(t('security', 'password'), { exact: true }).fill(PERSONAS.operator.password)
    await dialog.getByRole('button', { name: t('security', 'confirm'), exact: true }).click()
    await page.getByText(t('admin', 'permissionsChanged')).waitFor()
    // Finance sees money and may not touch companies; what is the owner's is not in its navigation.
    const other = await visitor()
    await comeAs(other, person)
    await other.visit('/admin')
    const pages = other.page.getByRole('navigation', { name: t('admin', 'title') })
    await pages.getByRole('link', { name: t('admin', 'payouts') }).waitFor()
    expect(await pages.getByRole('link', { name: t('admin', 'audit') }).count()).toBe(0)
    await other.visit('/admin/companies')
    await other.page.getByText(t('admin', 'readOnly')).waitFor()
    expect(await axeViolations(other.page)).toEqual([])
    await role.selectOption('none')
    await press(who, t('people', 'changeRole'))
    await dialog.getByRole('button', { name: t('people', 'changeRole'), exact: true }).click()
    await page.getByText(t('admin', 'permissions_buyer'), { exact: true }).waitFor()
    expect(who.errors.filter((error) => !/^403 .*\/permissions$/.test(error))).toEqual([])
  })
})
