import { describe, expect, test } from 'vitest'
import { DEVICE_DAYS } from '../src/domains/accounts/rules/device-cookie.ts'
import { KEPT_DAYS } from '../src/domains/accounts/sessions.ts'
import { WORKING_DAYS } from '../src/domains/moderation/rules/clocks.ts'
import { SUSPENDED_DAYS } from '../src/domains/moderation/rules/misuse.ts'
import { WEIGHTS } from '../src/domains/search/project-document.ts'
import { SALES_DAYS, SALES_STEPS, salesShare } from '../src/domains/search/sales-share.ts'
import { allTexts } from '../src/i18n/index.ts'
import { GUEST_CART_DAYS } from '../src/values/cart-cookie.ts'
import { LOCALES } from '../src/values/locale.ts'
import { MOST_SEEN } from '../src/web/session/recently-seen.ts'

/** Numbers that pages for visitors state and the program keeps: text, and each number as it stands beside its unit. */
const STATED = [
  ['points2Text', [WORKING_DAYS.authority, WORKING_DAYS.safety]],
  ['points4Text', [SUSPENDED_DAYS]],
  ['ranking2Text', Object.values(WEIGHTS).map((weight) => weight * 100)],
  [
    'ranking3Text',
    [SALES_DAYS, ...SALES_STEPS, ...SALES_STEPS.map((_, at) => salesShare(at + 1) * WEIGHTS.sales * 100)],
  ],
  ['privacy4Text', [GUEST_CART_DAYS]],
  ['privacy6Text', [MOST_SEEN, KEPT_DAYS, DEVICE_DAYS, GUEST_CART_DAYS]],
] as const

describe.each(LOCALES)('R19 %s: what pages state is what the program does', (locale) => {
  test.each(STATED)('%s', (key, numbers) => {
    const said = [...(allTexts[locale].terms[key].match(/\d+/g) ?? [])].map(Number)
    // Shares are fractions: a hundred times a hundredth is one but for the last digit.
    for (const number of numbers) expect(said).toContain(Math.round(number * 1000) / 1000)
  })
})
