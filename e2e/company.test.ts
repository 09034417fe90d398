import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Visitor, visitors } from './browser.ts'
import * as companies from './companies.ts'
import { comeAs } from './people.ts'
import { startsWith } from './words.ts'

const visitor = visitors()
const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#2a7f62' } })
    .png()
    .toBuffer()
const input = ({ page }: Visitor, name: string) => page.locator(`main [name="${name}"]`)
const press = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true }).click()
const atStep = ({ page }: Visitor, step: string) => page.waitForURL(new RegExp(`step=${step}$`))

async function fill(who: Visitor, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await input(who, name).fill(value)
}

async function giveSecrets(who: Visitor): Promise<void> {
  await fill(who, { password: companies.PASSWORD, repeated: companies.PASSWORD })
  await input(who, 'acceptPrivacyPolicy').check()
}

test('R03 R26 V01 V05 E06 a person and a company register in one go, kept through going back and a reload', async () => {
  const who = await visitor()
  const { page, t } = who
  const person = companies.newcomer('Jan', 'Nowy')
  const taxId = companies.newNip()
  await who.visit('/registercompany')

  // You: nothing may be missing, and one is taken to the first thing that is.
  await press(who, t('companyForm', 'next'))
  await page.getByText(t('notices', 'required')).first().waitFor()
  await expect.poll(() => input(who, 'firstName').evaluate((field) => field === document.activeElement)).toBe(true)
  await fill(who, person)
  await giveSecrets(who)
  await press(who, t('companyForm', 'next'))
  await atStep(who, 'company')

  // The company: wrong digits are told, the right ones are grouped while typed.
  await fill(who, { taxId: '5252248482', name: 'Nowa Sp. z o.o.', shortName: 'Nowa', street: 'ul. Krótka 1' })
  await fill(who, { postalCode: '31147', city: 'Kraków', email: 'biuro@example.com', phone: '600 700 800' })
  await press(who, t('companyForm', 'next'))
  await page.getByText(t('companyForm', 'problem_tax_id_invalid')).waitFor()
  await expect.poll(() => input(who, 'postalCode').inputValue()).toBe('31-147')
  await fill(who, { taxId })
  await expect.poll(() => input(who, 'taxId').inputValue()).toMatch(/^\d{3}-\d{3}-\d{2}-\d{2}$/)
  // The registers cannot be asked here: a quiet note, and the form goes on.
  await press(who, t('companyForm', 'lookUp'))
  await page
    .getByRole('status')
    .filter({ hasText: t('companyForm', 'lookUpDown') })
    .waitFor()
  await press(who, t('companyForm', 'next'))
  await atStep(who, 'payouts')

  // Payouts and photo.
  await fill(who, { bankIban: 'PL61 1090 1014 0000 0712 1981 2875' })
  await press(who, t('companyForm', 'next'))
  await page.getByText(t('companyForm', 'problem_iban_invalid')).waitFor()
  await fill(who, { bankIban: companies.newIban() })
  const large = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(4 * 1024 * 1024 + 1) }
  await input(who, 'photoKey').setInputFiles(large)
  await page.getByText(t('companyForm', 'fileTooLarge', { maximum: 4 })).waitFor()
  await input(who, 'photoKey').setInputFiles({ ...large, name: 'logo.png', buffer: await picture(400) })
  await page.getByText(t('companyForm', 'photoDone')).waitFor()

  // Back, forward and a reload lose nothing but the password.
  await page.goBack()
  await atStep(who, 'company')
  await expect.poll(() => input(who, 'city').inputValue()).toBe('Kraków')
  await page.goForward()
  await atStep(who, 'payouts')
  await page.reload()
  await page.getByRole('img', { name: t('companyForm', 'photoPreview') }).waitFor()
  await expect.poll(() => input(who, 'bankIban').inputValue()).toMatch(/^PL\d\d \d{4} /)
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(kept).toContain(person.username)
  expect(kept).not.toContain(companies.PASSWORD)
  await press(who, t('companyForm', 'next'))
  await atStep(who, 'summary')
  await page.getByText(t('companyForm', 'passwordAgain')).waitFor()

  // The summary leads to what is missing, and straight back.
  await press(who, t('companyForm', 'send'))
  await atStep(who, 'you')
  await giveSecrets(who)
  await press(who, t('companyForm', 'toSummary'))
  await atStep(who, 'summary')
  await press(who, t('companyForm', 'send'))
  await page.getByText(t('companyForm', 'termsRequired')).waitFor()
  await input(who, 'acceptSellerTerms').check()
  await press(who, t('companyForm', 'send'))
  await page.waitForURL(/\/verify\?/)
  const query = new URL(page.url()).searchParams
  expect([query.get('username'), query.get('code')]).toEqual([person.username, expect.stringMatching(/^\d{6}$/)])
  expect(await page.evaluate(() => sessionStorage.getItem('companyRegistration'))).toBeNull()

  const session = await companies.verifyAndLogIn(person.username, query.get('code') ?? '')
  const own = await companies.readOwn(session, Number(session.user.companyId))
  expect(own).toMatchObject({ taxId, city: 'Kraków', status: 'draft', selfCertified: false, role: 'owner' })
  expect(own.photoKey).not.toBeNull()
  expect(who.errors).toEqual([])
})

test('R03 a register that is slow fills the form in the end, and what was typed meanwhile stays', async () => {
  const who = await visitor()
  const { page, t } = who
  await comeAs(who, await companies.aNewcomer('Lena', 'Cierpliwa'))
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/company-lookup?*', async (route) => {
    await asked
    const company = { name: 'Z Rejestru S.A.', street: 'ul. Rejestrowa 9', postalCode: '00-950', city: 'Warszawa' }
    await route.fulfill({
      json: { ...company, found: true, asked: true, registerNumber: '0000999999', vatActive: true },
    })
  })
  await who.visit('/registercompany')
  await fill(who, { taxId: companies.newNip() })
  await press(who, t('companyForm', 'lookUp'))
  await page.getByText(t('companyForm', 'lookingUp')).waitFor()
  await fill(who, { city: 'Kraków', shortName: 'Rejestrowa' })
  answer()
  await page.getByText(t('companyForm', 'lookUpFound')).waitFor()
  await expect.poll(() => input(who, 'name').inputValue()).toBe('Z Rejestru S.A.')
  await expect.poll(() => input(who, 'registerNumber').inputValue()).toBe('0000999999')
  await expect.poll(() => input(who, 'city').inputValue()).toBe('Kraków')
  expect(who.errors).toEqual([])
})

test('R03 a taken tax number leads back to its field, with everything kept', async () => {
  const owner = await companies.aNewcomer('Ola', 'Druga')
  const { companyId, owner: session } = await companies.aDraftCompany(owner, 'Pierwsza')
  const { taxId } = await companies.readOwn(session, companyId)
  const who = await visitor()
  const { page, t } = who
  await comeAs(who, session)
  await who.visit('/registercompany')
  await fill(who, { taxId, name: 'Druga Sp. z o.o.', shortName: 'Druga', street: 'ul. Długa 2', postalCode: '31147' })
  await fill(who, { city: 'Kraków', email: 'biuro@example.com', phone: '600 700 800' })
  await press(who, t('companyForm', 'next'))
  await atStep(who, 'payouts')
  await press(who, t('companyForm', 'next'))
  await atStep(who, 'summary')
  await input(who, 'acceptSellerTerms').check()
  await press(who, t('companyForm', 'send'))
  await page.getByText(t('companyForm', 'failed')).waitFor()
  await atStep(who, 'company')
  await expect.poll(() => input(who, 'taxId').getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => input(who, 'taxId').evaluate((field) => field === document.activeElement)).toBe(true)
  await expect.poll(() => input(who, 'name').inputValue()).toBe('Druga Sp. z o.o.')
  await fill(who, { taxId: companies.newNip() })
  await press(who, t('companyForm', 'toSummary'))
  await atStep(who, 'summary')
  await press(who, t('companyForm', 'send'))
  await page.waitForURL(/\/company-data\?company=\d+$/)
  await page.getByRole('heading', { level: 1, name: 'Druga Sp. z o.o.' }).waitFor()
  // Two companies: the first can be chosen as well.
  await page.getByLabel(t('panel', 'chooseCompany')).selectOption({ label: 'Pierwsza' })
  await page.getByRole('heading', { level: 1, name: startsWith('Pierwsza') }).waitFor()
  expect(who.errors.filter((error) => !error.startsWith('422'))).toEqual([])
})

test('R18 a company completes what is asked, brings papers, is handed in, approved and sells', async () => {
  const owner = await companies.aNewcomer('Piotr', 'Sprzedający')
  const { companyId, owner: session } = await companies.aDraftCompany(owner, 'Papierowa')
  const known = await companies.readOwn(session, companyId)
  const { requirements: _, documents: __, checks: ___, ...rest } = known
  await companies.call(session, 'PUT', `/api/companies/${companyId}/data`, {
    ...Object.fromEntries(Object.keys(companies.companyBody('x')).map((key) => [key, rest[key as keyof typeof rest]])),
    bankIban: null,
    selfCertified: false,
    revision: known.revision,
  })
  const who = await visitor()
  const { page, t } = who
  await comeAs(who, session)
  await who.visit('/company-data')
  const submit = page.getByRole('button', { name: t('company', 'submit'), exact: true })
  await expect.poll(() => submit.isDisabled()).toBe(true)
  await page.getByText(t('company', 'stillMissing', { count: 2 })).waitFor()

  await press(who, t('company', 'completeOf', { name: t('company', 'requirement_bankAccount') }))
  await expect.poll(() => input(who, 'bankIban').evaluate((field) => field === document.activeElement)).toBe(true)
  await fill(who, { bankIban: companies.newIban() })
  await page.keyboard.press('Enter')
  await page.getByText(t('company', 'stillMissing', { count: 1 })).waitFor()
  await press(who, t('company', 'completeOf', { name: t('company', 'requirement_selfCertification') }))
  await input(who, 'selfCertified').check()
  await press(who, t('company', 'save'))
  await page.getByText(t('company', 'draftReady')).waitFor()

  await input(who, 'documentFile').setInputFiles({
    name: 'odpis.png',
    mimeType: 'image/png',
    buffer: await picture(300),
  })
  await expect.poll(() => input(who, 'documentName').inputValue()).toBe('odpis')
  await press(who, t('company', 'documentAdd'))
  await page.getByText(t('company', 'documentAdded')).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: startsWith(t('company', 'downloadOf', { name: 'odpis' })) }).click()
  expect((await download).suggestedFilename()).toBe('odpis.webp')
  await input(who, 'documentFile').setInputFiles({
    name: 'x.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('no'),
  })
  await press(who, t('company', 'documentAdd'))
  await expect.poll(() => input(who, 'documentFile').getAttribute('aria-invalid')).toBe('true')
  await page.getByRole('button', { name: startsWith(t('company', 'removeOf', { name: 'odpis' })) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('company', 'remove'), exact: true })
    .click()
  await page.getByText(t('company', 'noDocuments')).waitFor()

  await submit.click()
  await page.getByText(t('company', 'submittedText')).waitFor()
  await companies.decide(companyId, 'reject', 'Adres nie zgadza się z rejestrem')
  await page.reload()
  await page.getByText('Adres nie zgadza się z rejestrem').waitFor()
  await press(who, t('company', 'submitAgain'))
  await page.getByText(t('company', 'submittedText')).waitFor()
  await companies.decide(companyId, 'approve')
  await page.reload()
  await page.getByText(t('company', 'sellsText')).waitFor()
  expect((await companies.readOwn(session, companyId)).sells).toBe(true)

  // What the operator approved is not exchanged under the approval.
  await press(who, t('company', 'editOf', { name: t('company', 'section_company') }))
  await expect.poll(() => input(who, 'taxId').isDisabled()).toBe(true)
  await page.getByRole('link', { name: t('panel', 'publicPage') }).click()
  await page.getByRole('heading', { level: 1, name: 'Papierowa Spółka z o.o.' }).waitFor()
  await page.getByText('KRS 0000123456').waitFor()
  await page.getByText(t('shell', 'selfCertified')).waitFor()
  await page.getByRole('heading', { name: t('catalog', 'companyUnchecked') }).waitFor()
  expect(who.errors.filter((error) => !error.startsWith('422'))).toEqual([])
})

test('R18 two people change the same section: nobody loses what was typed', async () => {
  const owner = await companies.aNewcomer('Anna', 'Pierwsza')
  const { companyId, owner: session } = await companies.aDraftCompany(owner, 'Wspólna')
  const who = await visitor()
  const { page, t } = who
  await comeAs(who, session)
  await who.visit('/company-data')
  await press(who, t('company', 'editOf', { name: t('company', 'section_contact') }))
  await fill(who, { phone: '600 111 222' })

  const known = await companies.readOwn(session, companyId)
  const { email: ____, ...body } = companies.companyBody('Wspólna')
  await companies.call(session, 'PUT', `/api/companies/${companyId}/data`, {
    ...body,
    taxId: known.taxId,
    bankIban: known.bankIban,
    email: 'nowy@example.com',
    revision: known.revision,
  })
  await press(who, t('company', 'save'))
  await page.getByText(t('drafts', 'conflictTitle')).waitFor()
  await expect.poll(() => input(who, 'phone').inputValue()).toBe('600 111 222')
  await press(who, t('drafts', 'conflictLoad'))
  await page.getByText('nowy@example.com').waitFor()
  await expect.poll(() => input(who, 'phone').inputValue()).toBe('600 111 222')
  // What was left alone here takes over what the other one saved.
  await expect.poll(() => input(who, 'email').inputValue()).toBe('nowy@example.com')
  await press(who, t('company', 'save'))
  await page.getByText(t('company', 'saved')).waitFor()
  expect(await companies.readOwn(session, companyId)).toMatchObject({ phone: '600 111 222', email: 'nowy@example.com' })
  expect(who.errors.filter((error) => !error.startsWith('409'))).toEqual([])
})
