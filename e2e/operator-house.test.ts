import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { LANGUAGES, LOCALES } from '../src/values/locale.ts'
import { type Visitor, visitors } from './browser.ts'
import { findProduct, simple } from './goods.ts'
import { comeAs, type LoggedIn, sessionOf } from './people.ts'
import { problemsOn } from './problems.ts'

const visitor = visitors()

async function as(session: LoggedIn, wishes: Parameters<typeof visitor>[0] = {}): Promise<Visitor> {
  const who = await visitor(wishes)
  await comeAs(who, session)
  return who
}

const press = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true }).click()
const FACTS = 'Opis podaje 16 GB, a zdjęcie tabliczki 8 GB.'

/** Decides about the offer whose page is open. */
async function decide(operator: Visitor, measure: 'restrict' | 'none') {
  const { page, t } = operator
  await page.getByLabel(t('moderationWork', 'measure')).selectOption(measure)
  await page.getByLabel(t('moderationWork', 'provision')).fill('/regular, 4')
  await page.getByLabel(t('moderationWork', 'facts')).fill(FACTS)
  await press(operator, t('moderationWork', 'send'))
}

test.each(LOCALES)(
  'R19 %s: the operator finds an offer, pauses it without a report with reasons, and shows it again',
  async (locale) => {
    const session = await sessionOf('seller')
    const product = await findProduct(`seller=${session.user.companyId}`, simple(2))
    const operator = await as(await sessionOf('operator'), { locale })
    const { page, t } = operator
    await operator.visit('/admin/products')
    await page.getByLabel(t('marketGoods', 'search')).fill(`#${product.id}`)
    await press(operator, t('lists', 'show'))
    await page.waitForURL(/q=/)
    expect(await problemsOn(operator, 'offers of all companies', { phone: true })).toEqual([])
    const file = page.waitForEvent('download')
    await press(operator, t('admin', 'downloadList'))
    expect((await file).suggestedFilename()).toMatch(/\.csv$/)
    await page.getByRole('link', { name: product.title, exact: true }).click()
    await page.getByText(t('marketGoods', 'decideText')).waitFor()
    expect(await problemsOn(operator, 'an offer', { phone: true })).toEqual([])
    await decide(operator, 'restrict')
    await page.getByText(t('marketGoods', 'barred_paused'), { exact: true }).waitFor()

    const seller = await as(session, { locale })
    await seller.visit('/decisions')
    await seller.page.getByRole('article').filter({ hasText: product.title }).first().getByText(FACTS).waitFor()

    await decide(operator, 'none')
    await page.getByText(t('marketGoods', 'standing_published'), { exact: true }).waitFor()
    expect(operator.errors).toEqual([])
  },
)

test.each(LOCALES)(
  'M01 %s: the operator changes the words of a mail beside its preview, and goes back to the built-in ones',
  async (locale) => {
    const operator = await as(await sessionOf('operator'), { locale })
    const { page, t } = operator
    const mark = randomUUID()
    await operator.visit('/admin/mail-texts')
    expect(await problemsOn(operator, 'texts of mails', { phone: true })).toEqual([])
    await page.getByRole('link', { name: t('admin', 'template_secondFactorOn'), exact: true }).click()
    const language = LANGUAGES[locale].name
    const preview = page.getByRole('region', { name: t('mailTexts', 'previewOf', { language }), exact: true })
    const subject = page.getByLabel(t('mailTexts', 'subject'), { exact: true }).filter({ visible: true })
    await subject.fill(`${mark} {{price}}`)
    await preview.getByText('{{price}}').waitFor()
    await subject.fill(mark)
    await preview.getByText(mark, { exact: true }).waitFor()
    expect(await problemsOn(operator, 'words of a mail', { phone: true })).toEqual([])
    await press(operator, t('mailTexts', 'save'))
    await page.getByText(t('mailTexts', 'saved'), { exact: true }).first().waitFor()
    await page
      .getByRole('region', { name: t('mailTexts', 'history') })
      .getByText(mark, { exact: true })
      .waitFor()
    await press(operator, t('mailTexts', 'reset'))
    await page.getByText(t('mailTexts', 'resetDone'), { exact: true }).first().waitFor()
    await page.getByText(t('mailTexts', 'tookBack'), { exact: true }).first().waitFor()
    // The preview of a field that the mail does not know was refused, as it should be.
    expect(operator.errors.filter((one) => !/^422 .*\/preview$/.test(one))).toEqual([])
  },
)

test.each(LOCALES)('R16 %s: the overview tells what is due and which payouts wait', async (locale) => {
  const operator = await as(await sessionOf('operator'), { locale })
  const { page, t } = operator
  await operator.visit('/admin')
  await page.getByRole('heading', { name: t('desk', 'due', { days: 7 }), exact: true }).waitFor()
  const waiting = page.locator('section').filter({ hasText: t('desk', 'payoutsWaiting') })
  await waiting.getByText(t('desk', 'payouts_draft'), { exact: true }).click()
  await page.waitForURL(/\/admin\/payouts$/)
})
