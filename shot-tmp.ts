import { chromium } from 'playwright-core'
import sparticuz from '@sparticuz/chromium'
const [,, who, ...jobs] = process.argv
const base = 'http://localhost:4108'
const r = await (await fetch(base + '/api/users/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: who, password: 'zielony-rower-77' }) })).json()
const kept = { token: r.tokenUser, userId: r.user._id, companyId: r.user.companyId, firstName: r.user.firstName }
const browser = await chromium.launch({ executablePath: await sparticuz.executablePath(), args: ['--no-sandbox', '--disable-dev-shm-usage'] })
for (const job of jobs) {
  const [path, width, theme, name, media] = job.split('|')
  const c = await browser.newContext({ viewport: { width: Number(width), height: 900 }, colorScheme: theme as never, reducedMotion: 'reduce' })
  const page = await c.newPage()
  page.on('pageerror', (e) => console.log('ERR', path, e.message)); page.on('console', (m) => m.type() === 'error' && console.log('CON', path, m.text()))
  await page.addInitScript((k) => { for (const [n, v] of Object.entries(k)) if (v) sessionStorage.setItem(n, v as string) }, kept)
  await page.goto(base + path); await page.locator('html[data-ready]').waitFor({ state: 'attached' }); await page.waitForLoadState('networkidle'); await page.waitForTimeout(500)
  if (media) await page.emulateMedia({ media: 'print' })
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  if (over > 0) console.log('WIDE', path, width, over)
  await page.screenshot({ path: `/tmp/shot-${name}.png`, fullPage: !name!.startsWith('v') })
  await c.close()
}
await browser.close()
