import { expect, test } from 'vitest'
import { LOCALES } from '../src/values/locale.ts'
import { axeViolations, type Visitor, visitors } from './browser.ts'
import { findProduct, simple } from './goods.ts'
import { comeAs, type LoggedIn, sessionOf } from './people.ts'
import { problemsOn } from './problems.ts'

const visitor = visitors()

async function as(session: LoggedIn, wishes: Parameters<typeof visitor>[0] = {}): Promise<Visitor> {
  const who = await visitor(wishes)
  await comeAs(who, session)
  return who
}

test.each(LOCALES)(
  'R19 E10 %s: the operator publishes a warning about an offer, and everybody reads it',
  async (locale) => {
    const session = await sessionOf('seller')
    const product = await findProduct(`seller=${session.user.companyId}`, simple(2))
    const title = `Zasilacz ${locale}`
    const operator = await as(await sessionOf('operator'), { locale })
    await operator.visit(`/admin/recalls?offer=${product.id}`)
    const { page, t } = operator
    expect(await problemsOn(operator, 'the form of a recall')).toEqual([])
    await page.getByLabel(t('productSafety', 'kind'), { exact: true }).selectOption('safety')
    await page.getByLabel(t('productSafety', 'receivedAt')).fill('2026-01-05T10:00')
    await page.getByLabel(t('productSafety', 'provision')).fill('art. 22 GPSR')
    for (const [name, words] of [
      ['recallTitle', title],
      ['danger', 'Zasilacz może się przegrzać.'],
      ['remedy', 'Odłącz go i napisz do sprzedawcy.'],
    ] as const) {
      const group = page.getByRole('group', { name: t('productSafety', 'inPolish') })
      await group.getByLabel(t('productSafety', name)).fill(words)
    }
    await page.getByLabel(t('productSafety', 'pauses')).uncheck()
    await page.getByRole('button', { name: t('productSafety', 'publish'), exact: true }).click()
    await page.waitForURL(/\/admin\/recalls\/\d+$/)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(await problemsOn(operator, 'a recall')).toEqual([])

    const guest = await visitor({ locale, width: 390, javaScript: false })
    await guest.visit('/recalls')
    await guest.page.getByRole('heading', { level: 2, name: title }).first().waitFor()
    await guest.visit(`/products/${product.id}`)
    await guest.page.getByText(guest.t('productSafety', 'title'), { exact: true }).click()
    await guest.page.getByRole('heading', { level: 3, name: guest.t('productSafety', 'maker') }).waitFor()

    const reader = await visitor({ locale, width: 390 })
    await reader.visit('/recalls')
    expect(await axeViolations(reader.page)).toEqual([])
    expect(await problemsOn(reader, 'recalls', { phone: true })).toEqual([])
    expect([...operator.errors, ...reader.errors]).toEqual([])
  },
)

test.each(LOCALES)('R19 E10 %s: a brand gets its maker, and a seller sees what buyers read', async (locale) => {
  const operator = await as(await sessionOf('operator'), { locale })
  await operator.visit('/admin/brands')
  const { page, t } = operator
  expect(await problemsOn(operator, 'brands')).toEqual([])
  await page.getByRole('table').getByRole('link').first().click()
  await page.waitForURL(/\/admin\/brands\/\d+$/)
  const maker = page.getByRole('group', { name: t('productSafety', 'maker'), exact: true })
  await maker.getByLabel(t('productSafety', 'name')).fill('')
  await maker.getByLabel(t('productSafety', 'name')).fill('Producent z przykładu')
  await maker.getByLabel(t('productSafety', 'contact')).fill('nigdzie')
  await page.getByRole('button', { name: t('productSafety', 'save'), exact: true }).click()
  await maker.getByText(t('productSafety', 'wrongParty')).waitFor()
  await maker.getByLabel(t('productSafety', 'contact')).fill(`${locale}@example.com`)
  await page.getByRole('button', { name: t('productSafety', 'save'), exact: true }).click()
  await page.getByText(`${locale}@example.com`).first().waitFor()
  expect(await problemsOn(operator, 'a brand')).toEqual([])

  const session = await sessionOf('seller')
  const product = await findProduct(`seller=${session.user.companyId}`, simple(2))
  const seller = await as(session, { locale, width: 390 })
  await seller.visit(`/products/${product.id}/safety`)
  await seller.page.getByRole('heading', { level: 2, name: seller.t('productSafety', 'ownTitle') }).waitFor()
  expect(await problemsOn(seller, 'the safety of an offer', { phone: true })).toEqual([])
  expect([...operator.errors, ...seller.errors]).toEqual([])
})

test.each(LOCALES)(
  'R19 %s: who needs it reads how the market is used without a mouse, and whom to write to',
  async (locale) => {
    const reader = await visitor({ locale, width: 390 })
    await reader.visit('/accessibility')
    await reader.page.getByRole('heading', { level: 2, name: reader.t('terms', 'access5Title') }).waitFor()
    expect(await axeViolations(reader.page)).toEqual([])
    expect(await problemsOn(reader, 'accessibility', { phone: true })).toEqual([])
    expect(reader.errors).toEqual([])
  },
)
