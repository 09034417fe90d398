import { z } from 'zod'
import type { Deps } from '../../../../platform/deps.ts'
import { OutboundFailure } from '../../../../platform/outbound/failure.ts'
import { createOutbound } from '../../../../platform/outbound/outbound.ts'
import { MEGABYTE } from '../../../../values/megabytes.ts'
import type { ListedPoint, ListPoints } from '../carrier.ts'
import { carrierWords } from '../written.ts'

const SERVICE = 'inpost-points'
/** Items of a page, and as many as are read of one that answers more. */
const PAGE_SIZE = 500
const ANSWERED_WITHIN = 30_000

const words = (most: number) =>
  z
    .string()
    .transform((text) => text.replace(/[\p{C}\s]+/gu, ' ').trim())
    .pipe(z.string().min(1).max(most))

const details = z.object({
  city: words(100),
  post_code: z.string().regex(/^\d{2}-\d{3}$/),
  street: z.string().max(150).nullish(),
  building_number: z.string().max(40).nullish(),
})

/** Of an item what we read; the rest of it is InPost's. One that lacks any of it is left out by itself. */
const listed = z.object({
  name: z
    .string()
    .transform((code) => code.trim().toUpperCase())
    .pipe(z.string().regex(/^[A-Z0-9-]{3,20}$/)),
  type: z.array(z.string().max(60)).max(20),
  functions: z.array(z.string().max(60)).max(100).nullish(),
  status: z.string().max(60),
  // In Europe: what lies at sea or has its figures changed about is left out.
  location: z.object({ latitude: z.number().min(34).max(72), longitude: z.number().min(-25).max(45) }),
  location_description: z.string().max(2000).nullish(),
  opening_hours: z.string().max(500).nullish(),
  location_247: z.boolean().nullish(),
  payment_available: z.boolean().nullish(),
  address: z.object({ line1: z.string().max(200).nullish() }).nullish(),
  address_details: details,
})

const answered = z.object({
  items: z.array(z.unknown()),
  page: z.number().int().optional(),
  total_pages: z.number().int().min(0),
})

/** InPost's list of lockers, in the order of their codes; undefined without a token. Nothing that it answers reaches a log. */
export function inpostPoints({ config, log }: Pick<Deps, 'config' | 'log'>): ListPoints | undefined {
  const { inpostPoints: entered } = config
  if (!entered) return undefined
  const ask = createOutbound({
    ...{ name: SERVICE, baseUrl: entered.url, privateNetworks: true, deadline: ANSWERED_WITHIN, log },
    ...{ mostBytes: 10 * MEGABYTE, headers: { authorization: `Bearer ${entered.token}` } },
  })
  return async (page, signal) => {
    const query = { page, per_page: PAGE_SIZE, sort_by: 'name' }
    const read = answered.safeParse((await ask({ to: '/v1/points', query, signal })).json())
    const isPage = read.success && (read.data.page ?? page) === page && read.data.items.length <= PAGE_SIZE
    if (!isPage) throw new OutboundFailure(SERVICE, 'not_understood')
    const points = read.data.items.flatMap((item) => pointOf(item) ?? [])
    return { points, leftOut: read.data.items.length - points.length, pages: read.data.total_pages }
  }
}

function pointOf(item: unknown): ListedPoint | undefined {
  const read = listed.safeParse(item)
  if (!read.success) return undefined
  const { name: code, type, functions, status, location, address, address_details: at, ...more } = read.data
  const isLocker = type.some((one) => one.startsWith('parcel_locker'))
  const isForBuyers = !functions || functions.length === 0 || functions.includes('parcel_collect')
  const street = carrierWords([at.street, at.building_number].filter(Boolean).join(' ')) ?? carrierWords(address?.line1)
  if (!isLocker || !isForBuyers || !street) return undefined
  return {
    ...{ code, ways: ['locker'], name: `Paczkomat ${code}`, street, postalCode: at.post_code, city: at.city },
    ...{ lat: location.latitude, lng: location.longitude },
    hours: more.location_247 ? '24/7' : (carrierWords(more.opening_hours)?.slice(0, 120) ?? null),
    hint: carrierWords(more.location_description),
    takesCash: more.payment_available === true,
    open: status === 'Operating',
  }
}
