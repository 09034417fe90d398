import { afterAll, beforeEach, expect, test } from 'vitest'
import { LANGUAGES, LOCALES } from '../src/values/locale.ts'
import { visitors } from './browser.ts'
import { call } from './companies.ts'
import { comeAs, sessionOf } from './people.ts'
import { problemsOn } from './problems.ts'

const visitor = visitors()
const off = async () =>
  call(await sessionOf('operator'), 'PUT', '/api/admin/feeds/google', {
    ...{ isOn: false, locale: 'pl-PL', states: ['new', 'used'] },
  })
beforeEach(off)
afterAll(off)

test.each(LOCALES)(
  'R16 %s: the operator switches a list for another site on, and the site fetches it',
  async (locale) => {
    const who = await visitor({ locale })
    const { page, t } = who
    await comeAs(who, await sessionOf('operator'))
    await who.visit('/admin/feeds')
    const name = t('feeds', 'name_google')
    const panel = page.locator('section', { has: page.getByRole('heading', { name, exact: true }) })
    await panel.getByText(t('feeds', 'status_off'), { exact: true }).waitFor()
    expect(await problemsOn(who, 'feeds, off', { phone: true })).toEqual([])
    const form = page.getByRole('form', { name: t('feeds', 'settingsOf', { name }) })
    const [used, fresh] = [t('feeds', 'state_used'), t('feeds', 'state_new')]
    await form.getByLabel(used, { exact: true }).uncheck()
    await form.getByLabel(fresh, { exact: true }).uncheck()
    await form.getByLabel(t('feeds', 'isOn'), { exact: true }).check()
    await form.getByRole('button', { name: t('feeds', 'save'), exact: true }).click()
    await form.getByText(t('feeds', 'statesWanted'), { exact: true }).waitFor()
    await form.getByLabel(used, { exact: true }).check()
    await form.getByLabel(t('feeds', 'language'), { exact: true }).selectOption({ label: LANGUAGES[locale].name })
    await form.getByRole('button', { name: t('feeds', 'save'), exact: true }).click()
    await panel.getByText(t('feeds', 'status_written'), { exact: true }).waitFor()
    expect(await problemsOn(who, 'feeds, written', { phone: true })).toEqual([])
    const address = await panel.getByRole('link').getAttribute('href')
    const answer = await fetch(new URL(new URL(address ?? '').pathname, page.url()))
    expect([answer.status, (await answer.text()).match(/<item>/g)?.length]).toEqual([200, expect.any(Number)])
    expect(who.errors).toEqual([])
  },
)
