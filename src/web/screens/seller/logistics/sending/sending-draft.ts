import { HAND_OVERS } from '../../../../../domains/shipping/rules/consignments.ts'
import { DELIVERY_METHODS, type DeliveryMethod } from '../../../../../domains/shipping/rules/methods.ts'
import type { CollectionTimes, SendingSettings } from '../../../../../domains/shipping/sending/contract.ts'
import { handOversOf } from '../../../../../domains/shipping/sending/rules/hand-overs.ts'
import { WEEKDAYS, type Weekday } from '../../../../../domains/shops/contract.ts'
import type { Locale } from '../../../../../values/locale.ts'
import { PARCEL_SIZES, type ParcelSize } from '../../../../../values/parcel-size.ts'
import { readDecimal, readWhole } from '../../../../parts/forms/read-number.ts'

export const BOX_FIELDS = ['length', 'width', 'height', 'weight'] as const
type BoxField = `boxes.${ParcelSize}.${(typeof BOX_FIELDS)[number]}`
type ClockField = 'collection.from' | 'collection.until' | 'collection.cutOff'

/** Settings as they are typed, flat by the server's names of fields: what two people change at once is merged field by field. */
export type SendingDraft = Record<BoxField | ClockField, string> & {
  print: SendingSettings['print']
  /** By method; empty: the usual one. */
  handOvers: Partial<Record<DeliveryMethod, string>>
  /** Collected at hours of its own. */
  collects: boolean
  'collection.days': readonly Weekday[]
  'collection.automatic': boolean
}

/** Methods of which a company can say how they are handed over. */
export const CHOICES = DELIVERY_METHODS.filter((method) => handOversOf(method).length > 1)

/** What stands in the fields until somebody says otherwise. */
const USUAL: CollectionTimes = {
  ...{ days: WEEKDAYS.filter((day) => day !== 'sat' && day !== 'sun'), from: '10:00', until: '16:00', cutOff: '12:00' },
  automatic: false,
}

export function draftOf({ boxes, print, handOvers, collection }: SendingSettings, locale: Locale): SendingDraft {
  const kilograms = (grams: number) => (grams / 1000).toLocaleString(locale, { useGrouping: false })
  const sides = PARCEL_SIZES.flatMap((size) =>
    BOX_FIELDS.map((name) => {
      const value = boxes[size]?.[name]
      const text = value === undefined ? '' : name === 'weight' ? kilograms(value) : String(value)
      return [`boxes.${size}.${name}`, text]
    }),
  )
  const { days, from, until, cutOff, automatic } = collection ?? USUAL
  return {
    ...(Object.fromEntries(sides) as Record<BoxField, string>),
    ...{ print, handOvers, collects: collection !== null, 'collection.days': days },
    ...{ 'collection.from': from, 'collection.until': until, 'collection.cutOff': cutOff },
    'collection.automatic': automatic,
  }
}

export type SendingProblem = 'boxIncomplete' | 'notMillimetres' | 'notKilograms' | 'daysMissing' | 'notAClock'

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

/** The draft as the server takes it, and what cannot be read, by field. */
export function readDraft(draft: SendingDraft): {
  settings: SendingSettings
  problems: Record<string, SendingProblem>
} {
  const problems: Record<string, SendingProblem> = {}
  const boxes = Object.fromEntries(PARCEL_SIZES.map((size) => [size, readBox(draft, size, problems)]))
  const handOvers = Object.fromEntries(
    CHOICES.flatMap((method) => {
      const chosen = HAND_OVERS.find((one) => one === draft.handOvers[method])
      return chosen ? [[method, chosen]] : []
    }),
  )
  const { collects, print } = draft
  return {
    settings: {
      ...{ boxes: boxes as SendingSettings['boxes'], print, handOvers },
      collection: collects ? readTimes(draft, problems) : null,
    },
    problems,
  }
}

function readBox(draft: SendingDraft, size: ParcelSize, problems: Record<string, SendingProblem>) {
  const typed = BOX_FIELDS.map((name) => ({ name, text: draft[`boxes.${size}.${name}`].trim() }))
  if (typed.every(({ text }) => text === '')) return null
  const entries = typed.map(({ name, text }) => {
    const grams = name === 'weight' ? Math.round((readDecimal(text) ?? 0) * 1000) : 0
    const value = name === 'weight' ? grams : (readWhole(text) ?? 0)
    const isRead = name === 'weight' ? value >= 100 && value <= 1_000_000 : value >= 10 && value <= 10_000
    if (text === '') problems[`boxes.${size}.${name}`] = 'boxIncomplete'
    else if (!isRead) problems[`boxes.${size}.${name}`] = name === 'weight' ? 'notKilograms' : 'notMillimetres'
    return [name, value]
  })
  return Object.fromEntries(entries) as NonNullable<SendingSettings['boxes'][ParcelSize]>
}

function readTimes(draft: SendingDraft, problems: Record<string, SendingProblem>): CollectionTimes {
  const days = WEEKDAYS.filter((day) => draft['collection.days'].includes(day))
  if (days.length === 0) problems['collection.days'] = 'daysMissing'
  for (const field of ['collection.from', 'collection.until', 'collection.cutOff'] as const) {
    if (!CLOCK.test(draft[field])) problems[field] = 'notAClock'
  }
  return {
    ...{ days, from: draft['collection.from'], until: draft['collection.until'], cutOff: draft['collection.cutOff'] },
    automatic: draft['collection.automatic'],
  }
}
