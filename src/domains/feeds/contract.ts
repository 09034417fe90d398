import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { LOCALES } from '../../values/locale.ts'
import { PRODUCT_STATES } from '../products/contract.ts'

/** Lists for other sites: Google Merchant Center and the price comparison Ceneo. */
export const FEEDS = ['google', 'ceneo'] as const
export type FeedName = (typeof FEEDS)[number]
/** A list is written anew after so many hours. */
export const FEED_HOURS = 24

export const feedSettings = z.strictObject({
  isOn: z.boolean(),
  /** Language of titles and descriptions. */
  locale: z.enum(LOCALES),
  /** Goods of these states are listed. */
  states: z.array(z.enum(PRODUCT_STATES)).min(1).max(PRODUCT_STATES.length),
})
export type FeedSettings = z.infer<typeof feedSettings>

const count = z.number().int()

/** One list with how it stands. Times in UTC. */
export const feedView = feedSettings.extend({
  name: z.enum(FEEDS),
  /** `off`: switched off; `none`: never written yet; `writing`; `written`; `stuck`: nothing was written for an hour. */
  status: z.enum(['off', 'none', 'writing', 'written', 'stuck']),
  /** Where other sites fetch it. */
  address: z.string(),
  offers: count,
  /** Versions without a picture or a description: the other site would refuse them. */
  leftOut: count,
  /** As it travels, compressed. */
  bytes: count,
  writtenAt: z.string().nullable(),
})
export type FeedView = z.infer<typeof feedView>

const params = z.object({ feed: z.enum(FEEDS) })

export const feedsContract = {
  'GET /api/admin/feeds': {
    summary: 'Lists of goods for other sites, and how each stands',
    access: 'operator',
    area: 'market',
    response: z.object({ feeds: z.array(feedView) }),
  },
  'PUT /api/admin/feeds/{feed}': {
    summary: 'Switch a list on or off, and say what it holds; it is written anew',
    access: 'operator',
    area: 'market',
    params,
    body: feedSettings,
    response: feedView,
  },
  'POST /api/admin/feeds/{feed}/write': {
    summary: 'Write a list anew, now',
    access: 'operator',
    area: 'market',
    params,
    status: 202,
    response: feedView,
    failures: ['feed_off', 'feed_writing'],
  },
} as const satisfies Contract
