import type { OpeningDay, OpeningException, OpeningHours } from '../../../domains/shops/contract.ts'
import type { OwnShop, ShopBody } from '../../../domains/shops/own/contract.ts'
import { hoursProblems } from '../../../domains/shops/rules/check-hours.ts'
import { MARKET_ZONE } from '../../../values/dates.ts'
import { eachLocale } from '../../../values/locale.ts'
import { isPostalCode } from '../../../values/postal-code.ts'

/** A shop while somebody writes it: all that is sent. */
export type ShopDraft = Omit<ShopBody, 'timeZone'> & { timeZone: string }
export type ShopField = keyof ShopDraft

const weekday: OpeningDay = { open: true, from: '09:00', to: '17:00' }
const weekend: OpeningDay = { open: false, from: '10:00', to: '14:00' }

/** A new shop, where the company is. */
export function emptyDraft(country: string): ShopDraft {
  const [mon, tue, wed, thu, fri] = [weekday, weekday, weekday, weekday, weekday]
  return {
    ...{ title: '', street: '', postalCode: '', city: '', country, location: null },
    description: eachLocale(() => ''),
    timeZone: MARKET_ZONE,
    hours: { mon, tue, wed, thu, fri, sat: weekend, sun: weekend },
    exceptions: [],
    images: [],
  }
}

export function draftOf(shop: OwnShop): ShopDraft {
  const { id: _id, companyId: _companyId, revision: _revision, lat, lng, description, ...rest } = shop
  return {
    ...rest,
    description: eachLocale((locale) => description[locale] ?? ''),
    location: { lat, lng },
  }
}

/** What is sent: empty texts of other languages are none. */
export function bodyOf(draft: ShopDraft): ShopBody {
  const { description } = draft
  const given = Object.fromEntries(Object.entries(description).filter(([, text]) => text?.trim()))
  return {
    ...draft,
    description: { ...given, 'pl-PL': description['pl-PL'] },
    timeZone: draft.timeZone as ShopBody['timeZone'],
  }
}

export type Problems = Readonly<Record<string, string>>

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

/** Codes of what is wrong, by the field's path in the body. The server checks the same again. */
export function problemsOf(draft: ShopDraft): Problems {
  const problems: Record<string, string> = {}
  for (const field of ['title', 'street', 'postalCode', 'city'] as const) {
    if (!draft[field].trim()) problems[field] = 'required'
  }
  if (!problems.postalCode && !isPostalCode(draft.postalCode, draft.country)) problems.postalCode = 'postal_code_unfit'
  if (!draft.location) problems.location = 'location_required'
  Object.assign(problems, clockProblems(draft.hours, draft.exceptions))
  draft.exceptions.forEach(({ date }, index) => {
    if (!date) problems[`exceptions.${index}.date`] = 'date_required'
  })
  const dated = draft.exceptions.map((one, index) => (one.date ? one : { ...one, date: `#${index}` }))
  for (const { field, code } of hoursProblems(draft.hours, dated)) problems[field] ??= code
  return problems
}

function clockProblems(hours: OpeningHours, exceptions: readonly OpeningException[]): Problems {
  const days: [string, OpeningDay][] = [
    ...Object.entries(hours).map(([day, one]): [string, OpeningDay] => [`hours.${day}`, one]),
    ...exceptions.map((one, index): [string, OpeningDay] => [`exceptions.${index}`, one]),
  ]
  const wrong = days.flatMap(([field, { from, to, more = [] }]) =>
    [{ from, to }, ...more].flatMap((span, index) =>
      CLOCK.test(span.from) && CLOCK.test(span.to) ? [] : [index === 0 ? field : `${field}.more.${index - 1}`],
    ),
  )
  return Object.fromEntries(wrong.map((field) => [field, 'clock_invalid']))
}

/** `9` → `09`, `930` → `09:30` while it is typed. */
export function maskClock(text: string): string {
  const typed = text.replace(/\D/g, '')
  const digits = (/^[3-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)}:${digits.slice(2)}` : digits
}

/** Once typing ends a full hour needs no minutes: `9` → `09:00`. Anything else stays to be corrected. */
export function wholeClock(text: string): string {
  return /^\d{1,2}$/.test(text) ? `${text.padStart(2, '0')}:00` : text
}
