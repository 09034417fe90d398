import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { axeViolations, hydrated, type Visitor, visitors } from './browser.ts'
import { type FreshPerson, freshPerson } from './fresh-person.ts'
import { marketUrl } from './market-url.ts'
import { comeAs, unconfirmed } from './people.ts'
import * as signing from './signing-in.ts'

const visitor = visitors()
/** Not the log-in that leads there. */
const AT_ACCOUNT = ({ pathname }: URL) => pathname === '/account'
const button = ({ page }: Visitor, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const panel = ({ page }: Visitor, name: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
    .last()

/** Where the own account is guarded. */
async function atSecurity(who: Visitor, person: FreshPerson): Promise<void> {
  await comeAs(who, person.elsewhere)
  await who.visit('/account#password')
  await panel(who, who.t('security', 'sessions')).getByRole('listitem').first().waitFor()
}

/** Types the password where it is asked for once more. */
async function prove(who: Visitor, person: FreshPerson): Promise<void> {
  const { page, t } = who
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: t('security', 'confirmTitle') }).waitFor()
  const field = dialog.getByLabel(t('security', 'password'), { exact: true })
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
  await field.fill(person.password)
  await field.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
}

async function logOut(who: Visitor): Promise<void> {
  const { page, t } = who
  await signing.accountButton(who).click()
  await signing
    .accountMenu(who)
    .getByRole('button', { name: t('shell', 'signOut'), exact: true })
    .click()
  await signing.signInLink(who, page).waitFor()
}

async function logIn(who: Visitor, person: FreshPerson, code: string): Promise<void> {
  const { page, t } = who
  await who.visit('/auth?next=/account')
  await signing.fillLogin(who, person.email, person.password)
  const field = page.getByLabel(t('account', 'secondCode'))
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
  await field.fill(code)
  await field.press('Enter')
  await page.waitForURL(AT_ACCOUNT)
}

test('A02 R08 the second factor: switched on with an authenticator, asked for, replaced by a recovery code, off again', async () => {
  const person = await freshPerson()
  const who = await visitor()
  const { page, t } = who
  await atSecurity(who, person)
  await unconfirmed(who, '/api/account/authenticator')
  await button(who, t('security', 'switchOn')).click()
  // Wrong at first: told at the field, and nothing is lost.
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('security', 'password'), { exact: true }).fill('nie to hasło')
  await dialog.getByRole('button', { name: t('security', 'confirm'), exact: true }).click()
  await dialog.locator('[aria-invalid=true]').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await prove(who, person)

  const shown = panel(who, t('security', 'secondFactor'))
  await shown.getByRole('img', { name: t('security', 'qrText') }).waitFor()
  const secret = (await shown.getByText(/^(?:[A-Z2-7]{2,4} ?)+$/).textContent())?.replaceAll(' ', '') ?? ''
  const app = new TOTP({ secret })
  const code = shown.getByLabel(t('security', 'firstCode'))
  await code.fill('12')
  await code.press('Enter')
  await shown.getByText(t('security', 'codeShape')).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await code.fill(app.generate())
  await code.press('Enter')
  const heading = shown.getByRole('heading', { level: 3, name: t('security', 'codes') })
  await heading.waitFor()
  await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true)
  const recovery = await shown.getByRole('listitem').allInnerTexts()
  expect(recovery.length).toBeGreaterThan(5)
  const [kept] = await Promise.all([page.waitForEvent('download'), button(who, t('security', 'download')).click()])
  expect(kept.suggestedFilename()).toBe(`${t('security', 'codesFile')}.txt`)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await button(who, t('security', 'codesKept')).click()
  await shown.getByText(t('security', 'isOn'), { exact: true }).waitFor()

  // The password alone is not enough any more: the code of the next half minute, then a recovery code.
  await logOut(who)
  await logIn(who, person, app.generate({ timestamp: Date.now() + 30_000 }))
  await logOut(who)
  await logIn(who, person, recovery[0] ?? '')
  await who.visit('/account#password')
  await shown.getByText(t('security', 'codesLeft', { count: recovery.length - 1 })).waitFor()

  await button(who, t('security', 'switchOff')).click()
  await dialog.getByRole('button', { name: t('security', 'switchOff'), exact: true }).click()
  await page.getByText(t('security', 'switchedOff')).waitFor()
  await button(who, t('security', 'switchOn')).waitFor()
  const refused = /^(403 .*\/authenticator|4\d\d .*\/confirm-password|401 .*\/users\/login)$/
  expect(who.errors.filter((error) => !refused.test(error))).toEqual([])
})

test('A02 R08 a passkey is added, opens the account without a password, and is removed', async () => {
  const person = await freshPerson()
  const who = await visitor()
  const { page, t } = who
  // Keys belong to a name, not to a bare address.
  const address = new URL(marketUrl())
  address.hostname = 'localhost'
  const visit = async (path: string) => {
    await page.goto(new URL(path, address).href)
    await hydrated(page)
  }
  const device = await who.context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await comeAs(who, person.elsewhere)
  await visit('/account#password')
  const shown = panel(who, t('security', 'passkeys'))
  await shown.getByLabel(t('security', 'passkeyNameLabel')).fill('Klucz z pracy')
  await button(who, t('security', 'addPasskey')).click()
  await page.getByText(t('security', 'passkeyAdded')).waitFor()
  await shown.getByText('Klucz z pracy').waitFor()
  expect(await axeViolations(page)).toEqual([])

  await logOut(who)
  await visit('/auth?next=/account')
  await button(who, t('security', 'passkeyLogin')).click()
  await page.waitForURL(AT_ACCOUNT)
  await visit('/account#password')
  await button(who, t('security', 'removeOf', { name: 'Klucz z pracy' })).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('security', 'remove'), exact: true })
    .click()
  await page.getByText(t('security', 'passkeyRemoved')).waitFor()
  await shown.getByText('Klucz z pracy').waitFor({ state: 'hidden' })
  expect(who.errors).toEqual([])
})

test('R08 A02 another device is logged out from the list of sessions', async () => {
  const person = await freshPerson()
  const first = await visitor()
  await first.visit('/auth?next=/account')
  await signing.fillLogin(first, person.email, person.password)
  await first.page.waitForURL(AT_ACCOUNT)

  const who = await visitor()
  const { page, t } = who
  await atSecurity(who, person)
  const shown = panel(who, t('security', 'sessions'))
  await expect.poll(() => shown.getByRole('listitem').count()).toBe(2)
  await shown.getByRole('listitem').getByText(t('security', 'thisDevice')).waitFor()
  await shown.getByRole('listitem').getByRole('button').press('Enter')
  await page.getByText(t('security', 'sessionEnded')).waitFor()
  await expect.poll(() => shown.getByRole('listitem').count()).toBe(1)
  expect(who.errors).toEqual([])

  await first.page.reload()
  await first.page.waitForURL(/\/auth\?ended=1/)
})
