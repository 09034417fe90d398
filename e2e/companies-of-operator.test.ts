import { expect, test } from 'vitest'
import { addDays, marketDay } from '../src/values/days.ts'
import { LOCALES } from '../src/values/locale.ts'
import type { TextKey } from '../src/web/texts/registry.ts'
import { type Visitor, visitors } from './browser.ts'
import { comeAs, type LoggedIn, sessionOf } from './people.ts'
import { problemsOn } from './problems.ts'

const visitor = visitors()

async function as(session: LoggedIn, wishes: Parameters<typeof visitor>[0] = {}): Promise<Visitor> {
  const who = await visitor(wishes)
  await comeAs(who, session)
  return who
}

/** A button of the texts about the end of a company, by its name. */
const press = ({ page, t }: Visitor, name: TextKey<'oversight'>, within = page.locator('body')) =>
  within.getByRole('button', { name: t('oversight', name), exact: true }).click()

test.each(LOCALES)(
  'R18 E10 %s: the operator asks a company for a document and plans its end; it reads why, complains and goes on',
  async (locale) => {
    // The market of all journeys keeps what was said before.
    const reasons = `Trzeci raz w tym roku wysłano puste pudełka (${locale}).`
    const words = `Prosimy o aktualny odpis z rejestru (${locale}).`
    const session = await sessionOf('seller')
    const { companyId } = session.user
    const operator = await as(await sessionOf('operator'), { locale })
    const { page, t } = operator
    await operator.visit(`/admin/companies/${companyId}`)
    await press(operator, 'ask')
    const ask = page.getByRole('dialog')
    await ask.getByLabel(t('oversight', 'askKind')).selectOption('register')
    expect(await problemsOn(operator, 'asking for a document')).toEqual([])
    await press(operator, 'ask', ask)
    await ask.getByText(t('oversight', 'wordsNeeded')).waitFor()
    await ask.getByLabel(t('oversight', 'askWords')).fill(words)
    await press(operator, 'ask', ask)
    await page.getByText(words).waitFor()

    await press(operator, 'endPlan')
    const plan = page.getByRole('dialog')
    await plan.getByLabel(t('oversight', 'provision')).fill('§ 7')
    await plan.getByLabel(t('oversight', 'reasons')).fill(reasons)
    const day = plan.getByLabel(t('oversight', 'lastDay'))
    await day.fill(addDays(marketDay(new Date()), 29))
    await press(operator, 'endPlan', plan)
    expect(await day.getAttribute('aria-invalid')).toBe('true')
    expect(await problemsOn(operator, 'an end to be planned')).toEqual([])
    await day.fill(addDays(marketDay(new Date()), 30))
    await press(operator, 'endPlan', plan)
    await page.getByText(reasons).waitFor()
    await page.getByText(t('oversight', 'endState_planned'), { exact: true }).waitFor()
    expect(await problemsOn(operator, 'a company whose end is planned', { phone: true })).toEqual([])

    const seller = await as(session, { locale })
    await seller.visit(`/company-data?company=${companyId}`)
    await seller.page.getByText(reasons).waitFor()
    await seller.page.getByText(words).waitFor()
    expect(await problemsOn(seller, 'what the operator decided of a company', { phone: true })).toEqual([])
    await seller.page
      .getByLabel(seller.t('oversight', 'complaint'))
      .fill('Przesyłki podmieniono w drodze, mamy dowody.')
    await press(seller, 'complaintSend')
    await seller.page.getByText(seller.t('oversight', 'complaintWaiting')).waitFor()

    await operator.visit(`/admin/companies/${companyId}`)
    await press(operator, 'answerChange')
    const answer = page.getByRole('dialog')
    await answer.getByLabel(t('admin', 'reason')).fill('Dowody przekonują.')
    await press(operator, 'answerChange', answer)
    await page.getByText(t('oversight', 'endState_calledOff'), { exact: true }).first().waitFor()
    await page
      .getByRole('button', { name: t('oversight', 'withdrawOf', { name: words }) })
      .first()
      .click()
    await page.getByText(t('oversight', 'request_withdrawn'), { exact: true }).first().waitFor()
    await seller.visit(`/company-data?company=${companyId}`)
    await seller.page.getByRole('heading', { level: 1 }).waitFor()
    expect(await seller.page.getByText(reasons).count()).toBe(0)
  },
)

test('R18 a locked name is corrected with a reason, and the days of notice are never fewer than the law asks for', async () => {
  const { companyId } = (await sessionOf('seller')).user
  const operator = await as(await sessionOf('operator'))
  const { page, t } = operator
  await operator.visit(`/admin/companies/${companyId}`)
  await press(operator, 'identity')
  const dialog = page.getByRole('dialog')
  const name = dialog.getByLabel(t('oversight', 'field_name'))
  const before = await name.inputValue()
  for (const [text, reason] of [
    [`${before} w restrukturyzacji`, 'Dopisek w rejestrze'],
    [before, 'Dopisek wykreślony'],
  ] as const) {
    if (!(await dialog.isVisible())) await press(operator, 'identity')
    await name.fill(text)
    await dialog.getByLabel(t('oversight', 'reason')).fill(reason)
    expect(await problemsOn(operator, 'who a company is')).toEqual([])
    await press(operator, 'identitySave', dialog)
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('heading', { level: 1, name: text, exact: true }).waitFor()
  }
  await operator.visit('/admin/requirements')
  const days = page.getByLabel(t('oversight', 'noticeDays'))
  await days.fill('29')
  await press(operator, 'save', page.locator('form', { has: days }))
  await page.getByText(t('oversight', 'noticeDaysWrong')).waitFor()
  expect(await problemsOn(operator, 'days of notice', { phone: true })).toEqual([])
})
