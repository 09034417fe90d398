import * as account from './account.ts'
import type { Visitor } from './browser.ts'
import { freshPerson } from './fresh-person.ts'
import * as signing from './signing-in.ts'
import { breakNext, shown, toldAsGood, toldInRed } from './told.ts'
import { startsWith } from './words.ts'

const press = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true }).first().click()

export async function signingUp(who: Visitor): Promise<void> {
  const { t } = who
  const person = signing.newcomer()
  await who.visit('/register')
  await signing.press(who, t('account', 'registerSubmit'))
  await shown(who, 'required')
  await shown(who, 'privacy_policy_required')
  await signing.fillRegistration(who, { ...person, email: (await freshPerson()).email })
  await signing.fieldOf(who, t('account', 'repeatPassword')).fill('something else')
  await signing.press(who, t('account', 'registerSubmit'))
  await shown(who, 'passwords_differ')
  await signing.fieldOf(who, t('account', 'repeatPassword')).fill(person.password)
  await signing.press(who, t('account', 'registerSubmit'))
  await toldInRed(who, 'account_exist')
  await signing.fieldOf(who, t('account', 'email')).fill(person.email)
  await breakNext(who, 'POST', '**/api/users/register')
  await signing.press(who, t('account', 'registerSubmit'))
  await toldInRed(who, 'Error_register_info')
  await signing.press(who, t('account', 'registerSubmit'))
  await toldAsGood(who, 'Register_success')

  await who.page.waitForURL(/\/verify\?/)
  await signing.fieldOf(who, t('account', 'code')).fill('000000')
  await signing.press(who, t('account', 'verifySubmit'))
  await toldInRed(who, 'invalid_code')
  await breakNext(who, 'POST', '**/api/users/verify')
  await signing.press(who, t('account', 'verifySubmit'))
  await toldInRed(who, 'verify_failed')
  await who.visit('/verify')
  await shown(who, 'verification_details_missing')
}

export async function signingIn(who: Visitor): Promise<void> {
  const { t } = who
  await who.visit('/auth')
  await signing.fillLogin(who, (await freshPerson()).email, 'not the password')
  await toldInRed(who, 'Error_login_info')
  await breakNext(who, 'POST', '**/api/users/login')
  await signing.press(who, t('account', 'authSubmit'))
  await toldInRed(who, 'login_error')
  await who.visit('/forgot')
  await signing.fieldOf(who, t('account', 'email')).fill(`nikt-${Date.now().toString(36)}@example.com`)
  await breakNext(who, 'POST', '**/api/users/recover-password')
  await signing.press(who, t('account', 'forgotSubmit'))
  await toldInRed(who, 'Error_recovery_info')
  await signing.press(who, t('account', 'forgotSubmit'))
  await toldAsGood(who, 'recorver_send')
  await who.visit('/contact')
  await shown(who, 'login_to_message')
}

/** A code that the market takes for one: what it answers is given here, what the page says of it is its own. */
export async function newPassword(who: Visitor): Promise<void> {
  const { page, t } = who
  const good = { status: 200, contentType: 'application/json', body: '{}' }
  await page.route('**/api/users/verify-reset-code', (route) => route.fulfill(good))
  await who.visit('/reset-password?token=abcdefghijklmnopqrstuvwxyz')
  const type = async () => {
    for (const key of ['newPassword', 'repeatPassword'] as const) {
      await signing.fieldOf(who, t('account', key)).fill('siedem zielonych parowozów 7')
    }
  }
  await type()
  await breakNext(who, 'POST', '**/api/users/reset-password')
  await signing.press(who, t('account', 'resetSubmit'))
  await toldInRed(who, 'reset_password_failed')
  await type()
  await page.route('**/api/users/reset-password', (route) => route.fulfill(good))
  await signing.press(who, t('account', 'resetSubmit'))
  await toldAsGood(who, 'reset_password_success')
}

export async function ownAccount(who: Visitor): Promise<void> {
  const { page, t } = who
  const person = await freshPerson()
  await account.logIn(who, person)
  await account.openSection(who, 'data')
  await page.getByRole('radio', { name: startsWith(t('profile', 'away')) }).check()
  await breakNext(who, 'PATCH', '**/api/users/update')
  await account.button(who, t('profile', 'statusSave')).click()
  await toldInRed(who, 'update_status_failed')
  await account.button(who, t('profile', 'statusSave')).click()
  await toldAsGood(who, 'update_status_success')
  await account.openSection(who, 'avatar')
  const others = page.getByRole('main').locator('button[aria-pressed=false]')
  await breakNext(who, 'POST', '**/api/users/reset-avatar')
  await others.first().click()
  await toldInRed(who, 'reset_avatar_failed')
  await others.first().click()
  await toldAsGood(who, 'reset_avatar_success')
  await account.openSection(who, 'shipping')
  await account.button(who, t('profile', 'shippingAdd')).click()
  await account.typeAddress(who, 'ul. Długa 1', '31-147', 'Kraków')
  await breakNext(who, 'POST', '**/api/account/shipping-data')
  await account.button(who, t('profile', 'save')).click()
  await toldInRed(who, 'shipping_save_failed')

  await who.visit('/contact')
  await page.getByLabel(t('messages', 'writeLabel')).fill('Dzień dobry')
  await breakNext(who, 'POST', '**/api/inboxes/**')
  await press(who, t('messages', 'send'))
  await toldInRed(who, 'message_failed')

  await who.visit('/account')
  await account.openSection(who, 'delete')
  await breakNext(who, 'DELETE', '**/api/users/delete')
  const remove = async () => {
    await page.locator('main input[type=password]').fill(person.password)
    await account.button(who, t('profile', 'deleteYes')).click()
  }
  await remove()
  await toldInRed(who, 'Error_deleting_account')
  await remove()
  await account.told(who, t('profile', 'deleted')).waitFor()
  await toldAsGood(who, 'account_delete')
}
