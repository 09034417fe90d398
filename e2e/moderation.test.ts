import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { LOCALES } from '../src/values/locale.ts'
import { titleIn } from '../src/values/titled.ts'
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

const FACTS = 'Opis podaje 16 GB, a zdjęcie tabliczki 8 GB.'

async function fillIn({ page, t }: Visitor): Promise<void> {
  await page.getByLabel(t('moderation', 'reason')).selectOption('misleading')
  await page.getByLabel(t('moderation', 'explanation')).fill('Zdjęcie pokazuje inny model niż opis.')
  await page.getByLabel(t('moderation', 'name')).fill('Nina Vogel')
  await page.getByLabel(t('moderation', 'email'), { exact: true }).fill(`nina-${randomUUID()}@example.com`)
  await page.getByLabel(t('moderation', 'goodFaith')).check()
}

test.each(LOCALES)(
  'R19 E10 %s: a guest reports an offer, it is taken down with reasons, its seller complains and it is back',
  async (locale) => {
    const session = await sessionOf('seller')
    const product = await findProduct(`seller=${session.user.companyId}`, simple(2))
    const guest = await visitor({ locale, width: 390 })
    await guest.visit(`/products/${product.id}`)
    await guest.page.getByRole('link', { name: guest.t('shell', 'reportOffer'), exact: true }).click()
    await guest.page.waitForURL(/\/report\/product\/\d+$/)
    await guest.page.getByRole('button', { name: guest.t('moderation', 'send'), exact: true }).click()
    await guest.page.getByText(guest.t('moderation', 'wrong_reason')).waitFor()
    expect(await axeViolations(guest.page)).toEqual([])
    await fillIn(guest)
    expect(await problemsOn(guest, 'a report', { phone: true })).toEqual([])
    await guest.page.getByRole('button', { name: guest.t('moderation', 'send'), exact: true }).click()
    await guest.page.getByText(guest.t('moderation', 'state_open')).waitFor()
    expect(await problemsOn(guest, 'a report that was sent', { phone: true })).toEqual([])
    const caseUrl = guest.page.url()

    const operator = await as(await sessionOf('operator'), { locale })
    await operator.visit('/admin/reports?kind=product')
    expect(await problemsOn(operator, 'the queue of reports')).toEqual([])
    await operator.page.getByRole('link', { name: product.title, exact: true }).first().click()
    await operator.page.getByLabel(operator.t('moderationWork', 'measure')).selectOption('remove')
    await operator.page.getByLabel(operator.t('moderationWork', 'provision')).fill('/regular, 4')
    await operator.page.getByLabel(operator.t('moderationWork', 'facts')).fill(FACTS)
    expect(await problemsOn(operator, 'a report to be decided')).toEqual([])
    await operator.page.getByRole('button', { name: operator.t('moderationWork', 'send'), exact: true }).click()
    await operator.page.getByText(operator.t('moderationWork', 'state_decided'), { exact: true }).waitFor()
    const queueUrl = operator.page.url()

    const seller = await as(session, { locale })
    await seller.visit('/decisions')
    const decision = seller.page.getByRole('article').filter({ hasText: product.title }).first()
    await decision.getByText(FACTS).waitFor()
    expect(await problemsOn(seller, 'decisions of a seller')).toEqual([])
    await decision.getByRole('link', { name: seller.t('moderation', 'open'), exact: true }).click()
    await seller.page.getByLabel(seller.t('moderation', 'complainWords')).fill('Tabliczka jest z innego egzemplarza.')
    await seller.page.getByRole('button', { name: seller.t('moderation', 'complainSend'), exact: true }).click()
    await seller.page.getByText(seller.t('moderation', 'state_complained')).waitFor()
    expect(await problemsOn(seller, 'a complaint that was made')).toEqual([])

    await operator.page.goto(queueUrl)
    await operator.page.getByLabel(operator.t('moderationWork', 'outcome_changed')).check()
    await operator.page.getByLabel(operator.t('moderationWork', 'provision')).fill('/regular, 4')
    await operator.page.getByLabel(operator.t('moderationWork', 'facts')).fill('Zdjęcie pokazuje właściwy egzemplarz.')
    await operator.page.getByLabel(operator.t('moderationWork', 'answerWords')).fill('Masz rację, oferta wraca.')
    expect(await problemsOn(operator, 'a complaint to be answered')).toEqual([])
    await operator.page.getByRole('button', { name: operator.t('moderationWork', 'answerSend'), exact: true }).click()
    await operator.page.getByText(operator.t('moderation', 'outcome_changed')).first().waitFor()

    await guest.page.goto(caseUrl)
    await guest.page.getByText(guest.t('moderation', 'measure_none')).waitFor()
    await guest.visit(`/products/${product.id}`)
    await guest.page.getByRole('heading', { level: 1, name: titleIn(product, locale) }).waitFor()
    expect([...guest.errors, ...operator.errors, ...seller.errors]).toEqual([])
  },
)

test('R19 without scripts a report is made, refused where something is missing, and read again', async () => {
  const product = await findProduct('', simple(2))
  const guest = await visitor({ locale: 'de-DE', javaScript: false })
  await guest.visit(`/report/product/${product.id}`)
  await fillIn(guest)
  await guest.page.getByLabel(guest.t('moderation', 'goodFaith')).uncheck()
  await guest.page.getByRole('button', { name: guest.t('moderation', 'send'), exact: true }).click()
  await guest.page.getByText(guest.t('moderation', 'wrong_goodFaith')).waitFor()
  expect(await guest.page.getByLabel(guest.t('moderation', 'name')).inputValue()).toBe('Nina Vogel')
  await guest.page.getByLabel(guest.t('moderation', 'goodFaith')).check()
  await guest.page.getByRole('button', { name: guest.t('moderation', 'send'), exact: true }).click()
  await guest.page.waitForURL(/\/de\/reports\/[\w-]{43}$/)
  await guest.page.getByText(guest.t('moderation', 'state_open')).waitFor()
})

test.each(LOCALES)(
  'R19 people and authorities find their contact points and the way to report, in three languages (%s)',
  async (locale) => {
    const guest = await visitor({ locale, width: 390 })
    await guest.visit('/contact-points')
    for (const key of ['points1Title', 'points2Title', 'points3Title', 'points4Title'] as const)
      await guest.page.getByRole('heading', { name: guest.t('terms', key), exact: true }).waitFor()
    expect(await problemsOn(guest, 'contact points', { phone: true })).toEqual([])
    await guest.visit('/ranking')
    await guest.page.getByRole('heading', { name: guest.t('terms', 'ranking1Title'), exact: true }).waitFor()
  },
)

test('R19 the operator reads the table of duties, and says how big the company is', async () => {
  const operator = await as(await sessionOf('operator'), { locale: 'de-DE' })
  const { page, t } = operator
  await operator.visit('/admin/duties')
  const row = page.getByRole('row').filter({ hasText: t('duties', 'duty_complaints') })
  await row.getByText(t('duties', 'standing_binds'), { exact: true }).waitFor()
  expect(await problemsOn(operator, 'the table of duties')).toEqual([])
  await page.getByLabel(t('duties', 'size')).selectOption('small')
  await row.getByText(t('duties', 'standing_spared'), { exact: true }).waitFor()
  await page.getByLabel(t('duties', 'size')).selectOption('larger')
  await row.getByText(t('duties', 'standing_binds'), { exact: true }).waitFor()
  expect(operator.errors).toEqual([])
})
