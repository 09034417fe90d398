import { describe, expect, test } from 'vitest'
import { LOCALES } from '../src/values/locale.ts'
import { type Visitor, visitors } from './browser.ts'
import * as companies from './companies.ts'
import { comeAs, type LoggedIn, sessionOf } from './people.ts'
import { problemsOn } from './problems.ts'

const visitor = visitors()

async function as(session: LoggedIn, wishes: Parameters<typeof visitor>[0] = {}): Promise<Visitor> {
  const who = await visitor(wishes)
  await comeAs(who, session)
  return who
}

test('P01 an owner invites, somebody joins as warehouse, sees the company and changes nothing', async () => {
  const { companyId, owner } = await companies.aDraftCompany(await companies.aNewcomer('Ewa', 'Szefowa'), 'Zespołowa')
  const helper = await companies.aNewcomer('Adam', 'Magazynier')
  const boss = await as(owner)
  const { t } = boss
  await boss.visit('/team')
  await boss.page.getByText(t('team', 'lastOwner')).waitFor()
  await boss.page.getByLabel(t('team', 'inviteEmail')).fill('nobody@')
  await boss.page.getByRole('button', { name: t('team', 'invite'), exact: true }).click()
  await boss.page.getByText(t('team', 'emailInvalid')).waitFor()
  await boss.page.getByLabel(t('team', 'inviteEmail')).fill(helper.email)
  await boss.page.getByLabel(t('team', 'role'), { exact: true }).selectOption('warehouse')
  await boss.page.getByRole('button', { name: t('team', 'invite'), exact: true }).click()
  await boss.page.getByRole('button', { name: t('team', 'revokeOf', { email: helper.email }) }).waitFor()

  const link = await companies.linkIn(helper.email)
  // A visitor is told to log in, another account that this is not for it.
  const guest = await visitor()
  await guest.visit(link)
  await guest.page
    .getByRole('main')
    .getByRole('link', { name: t('team', 'logIn') })
    .click()
  await guest.page.waitForURL(/\/auth\?next=%2Finvitation/)
  const other = await as(await sessionOf('buyer'))
  await other.visit(link)
  await other.page.getByRole('button', { name: t('team', 'accept') }).click()
  await other.page.getByText(t('team', 'wrongAccountTitle')).waitFor()

  const joins = await as(helper)
  await joins.visit(link)
  await joins.page.getByRole('button', { name: t('team', 'accept') }).click()
  await joins.page.waitForURL(/\/company-data$/)
  await joins.page.getByText(t('company', 'viewOnly')).waitFor()
  await joins.page.getByText(t('company', 'payoutsHidden')).waitFor()
  await joins.page.getByText(t('company', 'documentsHidden')).waitFor()
  const main = joins.page.getByRole('main')
  expect(await main.getByRole('button').count()).toBe(0)
  expect(await main.locator('input, textarea, select').count()).toBe(0)
  await joins.page.getByRole('link', { name: t('panel', 'team') }).click()
  await joins.page.getByText(t('team', 'ownersOnly')).waitFor()

  // The owner makes an accountant of the helper, who may then change bank data and nothing else.
  await boss.page.reload()
  await boss.page.getByLabel(t('team', 'roleOf', { name: 'Adam Magazynier' })).selectOption('accountant')
  await boss.page.getByText(t('team', 'roleChanged')).waitFor()
  await joins.visit('/company-data')
  const edits = main.getByRole('button', { name: new RegExp(`^${t('company', 'edit')}`) })
  await edits.first().waitFor()
  await expect.poll(() => edits.count()).toBe(1)
  await edits.click()
  await joins.page.locator('[name="bankBic"]').fill('bigbplpw')
  await main.getByRole('button', { name: t('company', 'save'), exact: true }).click()
  await joins.page.getByText(t('company', 'saved')).waitFor()
  expect(await companies.readOwn(owner, companyId)).toMatchObject({ bankBic: 'BIGBPLPW' })

  // Whoever leaves has no company any more.
  await joins.visit('/team')
  await main.getByRole('button', { name: t('team', 'leave'), exact: true }).click()
  await joins.page
    .getByRole('dialog')
    .getByRole('button', { name: t('team', 'leave'), exact: true })
    .click()
  await joins.page.waitForURL(/\/account/)
  await joins.visit('/company-data')
  await joins.page.getByRole('heading', { level: 1, name: t('company', 'noneTitle') }).waitFor()
  expect([...boss.errors, ...joins.errors, ...guest.errors]).toEqual([])
})

test('a wrong link and an invitation taken back say so', async () => {
  const { companyId, owner } = await companies.aDraftCompany(await companies.aNewcomer('Iga', 'Wycofana'), 'Cofnięta')
  const email = companies.newcomer('Nikt', 'Nowy').email
  await companies.call(owner, 'POST', `/api/companies/${companyId}/invitations`, { email, role: 'manager' })
  const link = await companies.linkIn(email)
  const who = await as(owner)
  const { page, t } = who
  await who.visit('/team')
  await page.getByRole('button', { name: t('team', 'revokeOf', { email }) }).click()
  await page.getByText(t('team', 'noneOpen')).waitFor()
  for (const path of [link, '/invitation?token=short', '/invitation']) {
    await who.visit(path)
    await page.getByRole('heading', { level: 1, name: t('team', 'invalidTitle') }).waitFor()
  }
  expect(who.errors.filter((error) => !/^404 .*\/api\/invitations\//.test(error))).toEqual([])
})

test('R25 B12 an operator without a company enters the data of the market', async () => {
  const who = await as(await sessionOf('operator'))
  const { page, t } = who
  await who.visit('/company-data')
  await page.getByRole('heading', { level: 1, name: t('company', 'ownerTitle') }).waitFor()
  const body = companies.companyBody('Obieg')
  for (const name of ['taxId', 'name', 'shortName', 'street', 'postalCode', 'city', 'email', 'phone'] as const) {
    await page.locator(`main [name="${name}"]`).fill(body[name])
  }
  await page.getByRole('button', { name: t('company', 'save'), exact: true }).click()
  await page.getByText(t('company', 'ownerSaved')).waitFor()
  await page.reload()
  await page.getByRole('contentinfo').getByText(body.name).waitFor()
  await expect.poll(() => page.locator('main [name="name"]').inputValue()).toBe(body.name)
  expect(who.errors).toEqual([])
})

/** Goes on with Tab until the element has the focus. */
async function tabTo({ page }: Visitor, name: string): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (await page.evaluate((of) => document.activeElement?.getAttribute('name') === of, name)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`not reached: ${name}`)
}

test('R03 a company is registered by keyboard alone', async () => {
  const who = await as(await companies.aNewcomer('Klara', 'Klawisz'))
  const { page } = who
  await who.visit('/registercompany')
  const body = companies.companyBody('Klawisz')
  for (const name of ['taxId', 'name', 'shortName', 'street', 'postalCode', 'city', 'email', 'phone'] as const) {
    await tabTo(who, name)
    await page.keyboard.type(body[name])
  }
  await page.keyboard.press('Enter')
  await page.waitForURL(/step=payouts/)
  // The heading of the step has the focus: what follows is read next. The address changes before it comes.
  const heading = () => expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('step-title')
  await heading()
  await tabTo(who, 'bankIban')
  await page.keyboard.type(body.bankIban)
  await page.keyboard.press('Enter')
  await page.waitForURL(/step=summary/)
  await heading()
  await tabTo(who, 'acceptSellerTerms')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/company-data$/)
  expect(who.errors).toEqual([])
})

/** A company with a long name and an open invitation, for all languages. */
async function longCompany() {
  const owner = await companies.aNewcomer('Zofia', 'Bardzo-Długonazwiskowa')
  const company = await companies.aDraftCompany(owner, 'Przedsiębiorstwo Wielobranżowe Elektroodzysk i Syn')
  const email = companies.newcomer('Iwo', 'Nowy').email
  const path = `/api/companies/${company.companyId}/invitations`
  await companies.call(company.owner, 'POST', path, { email, role: 'manager' })
  return { owner: company.owner, link: await companies.linkIn(email) }
}
let long: ReturnType<typeof longCompany> | undefined

/** What somebody has typed before, as the registration keeps it. */
async function haveTyped({ page }: Visitor): Promise<void> {
  const { about: _, selfCertified: __, ...typed } = companies.companyBody('Wypełniona')
  await page.addInitScript(
    (company) => sessionStorage.setItem('companyRegistration', JSON.stringify({ company })),
    typed,
  )
}

describe('R03 R18 the company’s pages', () => {
  test.each(LOCALES)('%s: no violation in light and dark, fit a phone', async (locale) => {
    long ??= longCompany()
    const { owner, link } = await long
    const guest = await visitor({ locale })
    const member = await as(owner, { locale })
    await haveTyped(member)
    const press = async ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true }).click()
    const pages: [Visitor, string, ((who: Visitor) => Promise<unknown>)?][] = [
      [guest, '/registercompany', (who) => press(who, who.t('companyForm', 'next'))],
      [guest, link],
      [guest, '/invitation'],
      [member, '/registercompany?step=company'],
      [member, '/registercompany?step=payouts'],
      [member, '/registercompany?step=summary', (who) => press(who, who.t('companyForm', 'send'))],
      [
        member,
        '/company-data',
        (who) => press(who, who.t('company', 'editOf', { name: who.t('company', 'section_company') })),
      ],
      [member, '/team', ({ page, t }) => page.getByText(t('team', 'rolesTitle')).first().click()],
    ]
    const found: string[] = []
    for (const [who, path, open] of pages) {
      await who.visit(path)
      await who.page.locator('main h1').waitFor()
      await who.page.waitForLoadState('networkidle')
      await open?.(who)
      found.push(...(await problemsOn(who, path)))
    }
    expect([...found, ...guest.errors, ...member.errors]).toEqual([])
  })
})
