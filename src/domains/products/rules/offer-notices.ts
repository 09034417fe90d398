import type { Grade, ProductState } from '../contract.ts'
import { hasPhoto } from './pictures.ts'
import { wasChecked } from './report.ts'
import { type Promises, promisesIn } from './said-in-texts.ts'
import { TEXT_NAMES, type TextName } from './texts.ts'

/** What a seller should know of an offer; nothing of it keeps the offer from being published. */
export const NOTICE_CODES = [
  'no_photo',
  'warranty_differs',
  'dispatch_differs',
  'returns_differ',
  'standard_differs',
  'nothing_checked',
  'report_fails',
] as const
export type OfferNotice = {
  code: (typeof NOTICE_CODES)[number]
  /** `texts.pl-PL.description`. */
  field: string
  /** What the text says, and what the offer or the shop does. */
  said: number | null
  holds: number | null
}

type Noticed = {
  state: ProductState
  grade: Grade | null
  images: readonly { illustration?: boolean | undefined }[]
  warrantyMonths: number
  deliveryDays: number
  texts: Readonly<Record<string, Partial<Record<TextName, string | undefined>> | undefined>>
  report?: Parameters<typeof wasChecked>[0]
  devices: readonly { grade?: Grade | null }[]
}
/** What the shop gives on all it sells; null: the law alone. */
export type ShopStandards = { returnDays: number; warrantyMonths: number | null }

const MARKED: readonly (Grade | null)[] = ['C', 'D', 'repairable', 'forParts']

/** Damaged or visibly worn: buyers want to see the very thing. */
export const wantsPhoto = ({ state, grade }: Pick<Noticed, 'state' | 'grade'>) =>
  state === 'damaged' || MARKED.includes(grade)

/** Nobody expects a guarantee on what is sold as broken. */
const sellsBroken = ({ state, warrantyMonths }: Noticed) => state === 'damaged' && warrantyMonths === 0

/** What does not agree in an offer, or lacks what buyers look for. `shop`: what it gives on all it sells, where that is known. */
export function offerNotices(offer: Noticed, shop?: ShopStandards): OfferNotice[] {
  const checked = wasChecked(offer.report) || offer.devices.some(({ grade }) => grade)
  const inTexts = Object.entries(offer.texts).flatMap(([locale, texts]) =>
    TEXT_NAMES.flatMap((name) => {
      const text = texts?.[name]
      return text ? differences(`texts.${locale}.${name}`, promisesIn(text), offer, checked, shop) : []
    }),
  )
  const standard = shop?.warrantyMonths ?? null
  return [
    ...(wantsPhoto(offer) && !hasPhoto(offer.images)
      ? [{ code: 'no_photo' as const, field: 'images', said: null, holds: null }]
      : []),
    ...(offer.state !== 'damaged' && offer.report?.points.some(({ result }) => result === 'fails')
      ? [{ code: 'report_fails' as const, field: 'report', said: null, holds: null }]
      : []),
    ...(standard !== null && standard !== offer.warrantyMonths && !sellsBroken(offer)
      ? [{ code: 'standard_differs' as const, field: 'warrantyMonths', said: standard, holds: offer.warrantyMonths }]
      : []),
    ...inTexts,
  ]
}

function differences(
  field: string,
  said: Promises,
  offer: Noticed,
  checked: boolean,
  shop: ShopStandards | undefined,
): OfferNotice[] {
  const { warranty, dispatch } = contradicted(said, offer)
  const more = shop && said.returnDays.find((days) => days > shop.returnDays)
  return [
    ...(warranty === undefined
      ? []
      : [{ code: 'warranty_differs' as const, field, said: warranty, holds: offer.warrantyMonths }]),
    ...(dispatch === undefined
      ? []
      : [{ code: 'dispatch_differs' as const, field, said: dispatch, holds: offer.deliveryDays }]),
    ...(shop && more !== undefined
      ? [{ code: 'returns_differ' as const, field, said: more, holds: shop.returnDays }]
      : []),
    ...(said.tested && offer.state !== 'new' && !checked
      ? [{ code: 'nothing_checked' as const, field, said: null, holds: null }]
      : []),
  ]
}

/** Facts of which some text says something else than the offer. */
export function contradictedFacts(
  offer: Pick<Noticed, 'texts' | 'warrantyMonths' | 'deliveryDays'>,
): ('warranty' | 'dispatch')[] {
  const found = Object.values(offer.texts).flatMap((texts) =>
    TEXT_NAMES.flatMap((name) => {
      const text = texts?.[name]
      return text ? [contradicted(promisesIn(text), offer)] : []
    }),
  )
  return (['warranty', 'dispatch'] as const).filter((fact) => found.some((one) => one[fact] !== undefined))
}

/** A guarantee of other months than the offer's and never its own; a dispatch faster than the offer's. */
function contradicted(
  { warrantyMonths, dispatchDays }: Promises,
  offer: Pick<Noticed, 'warrantyMonths' | 'deliveryDays'>,
): { warranty: number | undefined; dispatch: number | undefined } {
  return {
    warranty: warrantyMonths.includes(offer.warrantyMonths) ? undefined : warrantyMonths[0],
    dispatch: dispatchDays.find((days) => days < offer.deliveryDays),
  }
}
