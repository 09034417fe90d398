import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { CURRENCIES } from '../../values/money.ts'
import { OFFER_VAT } from '../../values/vat.ts'
import { titles } from '../categories/contract.ts'
import { GRADES, PRODUCT_STATES } from '../products/contract.ts'
import { shortRating } from '../ratings/contract.ts'
import { SORTS, suggestion } from '../search-language/contract.ts'

export const MAX_QUERY_LENGTH = 200

/** A product in a list: everything a card shows, nothing else. Prices in grosze. */
export const productCard = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  /** The title by language, where it is another. */
  titles,
  /** Lowest price of the versions in stock. */
  price: z.number().int(),
  /** True when versions differ in price ("from"). */
  from: z.boolean(),
  wasPrice: z.number().int().nullable(),
  lastPrice: z.number().int().nullable(),
  currency: z.enum(CURRENCIES),
  state: z.enum(PRODUCT_STATES),
  grade: z.enum(GRADES).nullable(),
  image: z.object({ key: z.string(), alt: z.string(), width: z.number().int(), height: z.number().int() }).nullable(),
  seller: z.object({ id: z.number().int(), name: z.string(), city: z.string() }),
  categoryId: z.number().int(),
  /** Language-neutral key facts: `i5-8350U`, `16 GB`, `256 GB SSD`, `14″`. */
  facts: z.array(z.string()),
  quantity: z.number().int(),
  deliveryDays: z.number().int(),
  warrantyMonths: z.number().int(),
  /** How it is taxed for who buys it. Missing from a card that an older program made, until it is made anew. */
  vat: z.enum(OFFER_VAT).optional(),
  /** The version bought by "add to cart" on the card; null when the buyer must choose. */
  versionId: z.number().int().nullable(),
  /** The cheapest version that fits the filters, where not all do: `price` is its price. */
  fittingVersionId: z.number().int().optional(),
  /** The last day (YYYY-MM-DD) of the holiday that the seller is on: till then nothing can be ordered. */
  holidayUntil: z.string().optional(),
  /** How those who received it rate it. Missing where nobody does. */
  rating: shortRating.optional(),
})

/** A filter that is on, as the visitor sees it; removing it gives `without`, the query string of the list lacking it. */
export const activeFilter = z.object({
  /** `category`, `state`, `grade`, `seller`, `brand`, `vat`, `price`, or an attribute key; behind `not.` what is refused, with `not.text` words. */
  key: z.string(),
  /** Name of the filter and the value in the asked language. */
  name: z.string(),
  label: z.string(),
  /** Taken from the typed sentence rather than chosen. */
  fromText: z.boolean(),
  without: z.string(),
})

export const facet = z.object({
  key: z.string(),
  name: z.string(),
  kind: z.enum(['choice', 'range']),
  unit: z.string().nullable(),
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.number().int(), selected: z.boolean() })),
  /** Smallest and largest value among the results, for ranges (price in grosze). */
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** The chosen range. */
  from: z.number().nullable(),
  to: z.number().nullable(),
})

export const searchPage = z.object({
  items: z.array(productCard),
  /** Results in all; above the exact bound an estimate (`exact: false`). */
  total: z.object({ count: z.number().int(), exact: z.boolean() }),
  page: z.number().int(),
  /** Cursors for `after` and `before`; null at the ends. */
  next: z.string().nullable(),
  previous: z.string().nullable(),
  sort: z.enum(SORTS),
  categoryId: z.number().int().nullable(),
  filters: z.array(activeFilter),
  facets: z.array(facet),
  /** Whether counts of facets are counted or estimated from a sample. */
  facetsExact: z.boolean(),
  /** How the typed text was read. */
  understood: z.object({
    q: z.string(),
    /** Words searched as text, after filters were taken out. */
    text: z.string(),
    /** A better spelling; `applied` when the typed one found nothing and this one was searched instead. */
    didYouMean: z.object({ text: z.string(), applied: z.boolean() }).nullable(),
    /** What was left out to find something, as it was typed: conditions, and words. */
    droppedWords: z.array(z.string()),
    /** Something is typed that does not say what is looked for; nothing is shown then. */
    saysNothing: z.boolean(),
    /** What it is wanted for, in the typed words, and what was put first for it. */
    needs: z.array(z.object({ words: z.string(), wishes: z.array(z.string()) })),
    /** Codes of currencies without a rate of today: prices in them were left out. */
    unreadCurrencies: z.array(z.string()),
  }),
  /** On an empty result: what would find something, nearest first. */
  alternatives: z.array(z.object({ label: z.string(), href: z.string(), count: z.number().int() })),
})

/**
 * Filters in the URL: `state=used,new`, `grade=A,B`, `seller=3`, `brand=lenovo,dell`, `vat=vat23`, `warranty=12` (at least so many months: 1, 6, 12, 24), `price=100000..200000` (grosze, either end may be
 * missing), `a.ram_gb=16,32` or `a.screen_in=13..15` for attributes; `not.brand=apple`, `not.a.os=none` refuse values, `not.text=thinkpad` words of
 * the title. Unknown attribute keys are refused with `unknown_filter`.
 */
export const searchQuery = z.looseObject({
  q: z.string().max(MAX_QUERY_LENGTH).optional(),
  category: z.string().max(80).optional(),
  state: z.string().max(60).optional(),
  grade: z.string().max(80).optional(),
  seller: z.string().max(80).optional(),
  brand: z.string().max(200).optional(),
  vat: z.string().max(40).optional(),
  warranty: z.string().max(40).optional(),
  price: z.string().max(30).optional(),
  sort: z.enum(SORTS).optional(),
  after: z.string().max(300).optional(),
  before: z.string().max(300).optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  /** `0` leaves facets out (faster: infinite lists, feeds). */
  facets: z.enum(['0', '1']).optional(),
  /** `1`: take the text literally, no filters from the sentence. */
  literal: z.enum(['0', '1']).optional(),
})

export type ProductCard = z.infer<typeof productCard>
export type ActiveFilter = z.infer<typeof activeFilter>
export type Facet = z.infer<typeof facet>
export type SearchPage = z.infer<typeof searchPage>
export type SearchQuery = z.infer<typeof searchQuery>

/** The head of a category's list, written `laptops:newest:4`; twenty of them at once. */
const LISTS =
  /^[a-z0-9-]{1,80}:(?:newest|price):(?:[1-9]|1[0-2])(?:,[a-z0-9-]{1,80}:(?:newest|price):(?:[1-9]|1[0-2])){0,19}$/

/** Cards asked for by number at once. */
export const MOST_CARDS = 50

export const searchContract = {
  'GET /api/search': {
    summary: 'Products by text, category, filters and order; 50 a page',
    access: 'public',
    query: searchQuery,
    queryPrefix: ['a.', 'not.'],
    response: searchPage,
    failures: ['unknown_filter', 'invalid_filter', 'invalid_cursor', 'category_not_found'],
  },
  'GET /api/products/{id}/similar': {
    summary: 'Up to eight products like this one',
    access: 'public',
    params: z.object({
      id: idInPath,
    }),
    response: z.object({ items: z.array(productCard) }),
  },
  'GET /api/cards': {
    summary: `Cards of up to ${MOST_CARDS} products in the order asked; those that are in no list are left out`,
    access: 'public',
    query: z.object({ ids: z.string().regex(/^\d{1,9}(?:,\d{1,9}){0,49}$/) }),
    response: z.object({ items: z.array(productCard) }),
  },
  'GET /api/category-cards': {
    summary:
      'Cards of up to 12 products in stock of each of up to 20 categories, the newest or the cheapest (`laptops:newest:4,phones:price:8`)',
    access: 'public',
    query: z.object({ lists: z.string().max(2000).regex(LISTS) }),
    response: z.object({ lists: z.array(z.array(productCard)) }),
  },
  'GET /api/suggestions': {
    summary: 'Completions while typing',
    access: 'public',
    query: z.object({ q: z.string().max(MAX_QUERY_LENGTH) }),
    response: z.object({ suggestions: z.array(suggestion) }),
  },
} as const satisfies Contract
