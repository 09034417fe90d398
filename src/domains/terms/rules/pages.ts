import type { StaffArea } from '../../../values/staff.ts'

type PageFacts = {
  /** Whose work it is at the operator's. */
  area: Extract<StaffArea, 'content' | 'market'>
  /** It is part of the terms between the market and its sellers: they are told of a new version before it holds (Regulation 2019/1150 art. 3). */
  bindsSellers: boolean
  /** Orders note which version held when they were placed. */
  bindsBuyers: boolean
}

const terms = { area: 'market', bindsSellers: false, bindsBuyers: false } as const
const page = { ...terms, area: 'content' } as const

/** The pages whose text the operator may write, by their path. */
export const TEXT_PAGES = {
  rules: { ...terms, bindsBuyers: true },
  policy: { ...terms, bindsBuyers: true, bindsSellers: true },
  regular: { ...terms, bindsSellers: true },
  // Parameters of the order of offers belong to the terms of sellers (art. 5).
  ranking: { ...terms, bindsSellers: true },
  'privacy-policy': terms,
  'contact-points': page,
  accessibility: page,
  guarantee: page,
  'take-back': page,
  'security-report': page,
  'intellectual-property': page,
  'app-download': page,
  certificate: page,
} as const satisfies Record<string, PageFacts>

export type TextPage = keyof typeof TEXT_PAGES
export const PAGE_NAMES = Object.keys(TEXT_PAGES) as [TextPage, ...TextPage[]]

/** The facts of a page. */
export const factsOf = (name: TextPage): PageFacts => TEXT_PAGES[name]
export const SELLER_PAGES = PAGE_NAMES.filter((name) => factsOf(name).bindsSellers)
export const BUYER_PAGES = PAGE_NAMES.filter((name) => factsOf(name).bindsBuyers)
