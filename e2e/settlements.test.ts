import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { LOCALES } from '../src/values/locale.ts'
import { axeViolations, visitors } from './browser.ts'
import { findProduct, simple } from './goods.ts'
import { comeAs, sessionOf } from './people.ts'
import { problemsOn } from './problems.ts'
import { aPaidPurchase } from './purchases.ts'
import { temporaryFolder } from './temporary-folder.ts'

const visitor = visitors()

test.each(LOCALES)(
  'E11 %s: a seller reads its settlements, and a statement verifies itself from the disk; a changed copy is refused',
  async (locale) => {
    const session = await sessionOf('seller')
    const paid = await aPaidPurchase(await findProduct(`seller=${session.user.companyId}`, simple(3)))
    const number = paid.orders[0]?.number ?? ''
    const seller = await visitor({ locale })
    await comeAs(seller, session)
    const { page, t } = seller
    await seller.visit('/settlements')
    const main = page.getByRole('main')
    await main.getByText(t('settlements', 'balanceNow'), { exact: true }).waitFor()
    await main.getByRole('link', { name: number }).waitFor()
    expect(await problemsOn(seller, '/settlements', { phone: true })).toEqual([])
    await main.getByLabel(t('settlements', 'group'), { exact: true }).selectOption('payouts')
    await main.getByRole('button', { name: t('lists', 'show'), exact: true }).click()
    // Others are there: the demo has paid for a year.
    await main.getByRole('link', { name: number }).waitFor({ state: 'detached' })
    await main.getByRole('link', { name: t('lists', 'clear'), exact: true }).click()
    await main.getByRole('link', { name: number }).waitFor()

    const download = page.waitForEvent('download')
    await main.getByRole('button', { name: t('settlements', 'exportStatement'), exact: true }).click()
    const folder = await temporaryFolder()
    const genuine = join(folder, 'statement.html')
    await (await download).saveAs(genuine)
    expect(seller.errors).toEqual([])

    // Nobody it could ask.
    const reader = await visitor({ locale })
    await reader.context.setOffline(true)
    await reader.page.goto(pathToFileURL(genuine).href)
    await reader.page.getByText(t('settlements', 'statement_accepted')).waitFor()
    await reader.page.getByRole('cell', { name: number }).waitFor()
    const printed = (await reader.page.getByRole('main').textContent()) ?? ''
    const { fingerprint } = await (await fetch(new URL('/api/statement-key', page.url()))).json()
    expect(printed).toContain(fingerprint)
    expect(await axeViolations(reader.page)).toEqual([])
    expect(reader.errors).toEqual([])

    const text = await readFile(genuine, 'utf8')
    const copy = text.replace(`"${number}",`, `"${number.slice(0, -1)}X",`)
    expect(copy).not.toBe(text)
    await writeFile(join(folder, 'copy.html'), copy)
    await reader.page.goto(pathToFileURL(join(folder, 'copy.html')).href)
    await reader.page.getByText(t('settlements', 'statement_refused')).waitFor()
    expect(await reader.page.getByRole('table').count()).toBe(0)
    // Somebody who changes the script as well: the page's own policy runs no other.
    const words = t('settlements', 'statement_refused')
    await writeFile(
      join(folder, 'script.html'),
      copy.replaceAll("problem:'signature'", 'problem:null').replaceAll(words, 'ok'),
    )
    await reader.page.goto(pathToFileURL(join(folder, 'script.html')).href)
    expect(await reader.page.getByRole('table').count()).toBe(0)
  },
)
