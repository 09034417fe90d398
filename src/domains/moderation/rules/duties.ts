/** How big the market's company is, linked ones counted: micro under 10 people and at most 2 million euros, small under 50 and 10 million. */
export const COMPANY_SIZES = ['micro', 'small', 'larger'] as const
export type CompanySize = (typeof COMPANY_SIZES)[number]

type Duty = {
  id: string
  /** Where it stands, as lawyers write it in English; the page words it in its language. */
  law: string
  /** The first day, on the market's clock. */
  since: string
  where: 'EU' | 'PL'
  /** Whom it binds; small ones are spared some. */
  binds: 'all' | 'larger' | 'aboveMicro'
  /** The page on which it is kept, as the table of routes has it. */
  screen: string
  /** The test that shows it, by its title. */
  test: string
}

/** What the law asks of a market, since when, of whom, and where the program keeps it. */
export const DUTIES = [
  {
    id: 'lowestPrice',
    ...{ law: 'Directive 98/6/EC, art. 6a', since: '2023-01-01', where: 'PL', binds: 'all' },
    ...{ screen: 'products/:id', test: 'two reductions in a row: each is measured against the lowest price before it' },
  },
  {
    id: 'reviews',
    ...{ law: 'Directive 2005/29/EC, art. 7(6)', since: '2023-01-01', where: 'PL', binds: 'all' },
    screen: 'products/:id',
    test: 'R15 V09 E13 a review is written by keyboard alone: the score has to be chosen, the comment ends at sixty characters',
  },
  {
    id: 'withdrawal',
    ...{ law: 'Directive 2011/83/EU, art. 11a', since: '2026-06-19', where: 'EU', binds: 'all' },
    screen: 'order/:key/withdraw/:number',
    test: 'R15 T06 without scripts a guest withdraws in two steps, tells of the parcel and reads how it stands',
  },
  {
    id: 'claims',
    ...{ law: 'Directive (EU) 2019/771', since: '2023-01-01', where: 'PL', binds: 'all' },
    ...{
      screen: 'order/:key/return/:number',
      test: 'R15 a complaint is rejected, brought before the operator and decided',
    },
  },
  {
    id: 'repair',
    ...{ law: 'Directive (EU) 2024/1799, art. 16', since: '2026-07-31', where: 'EU', binds: 'all' },
    screen: 'policy',
    test: 'R16 R19 returns and complaints name the days that the operator has set, and nothing that was turned off',
  },
  {
    id: 'contactPoints',
    ...{ law: 'DSA, art. 11, 12', since: '2024-02-17', where: 'EU', binds: 'all' },
    ...{
      screen: 'contact-points',
      test: 'R19 people and authorities find their contact points and the way to report, in three languages',
    },
  },
  {
    id: 'report',
    ...{ law: 'DSA, art. 16', since: '2024-02-17', where: 'EU', binds: 'all' },
    screen: 'report/:kind/:id',
    test: 'a guest reports an offer: taken, confirmed by mail without a word that was typed, read by its key',
  },
  {
    id: 'reasons',
    ...{ law: 'DSA, art. 17', since: '2024-02-17', where: 'EU', binds: 'all' },
    screen: 'reports/:key',
    test: 'an offer is taken down until it is mended: its seller gets the reasons and cannot publish it, whoever reported is told',
  },
  {
    id: 'threats',
    ...{ law: 'DSA, art. 18', since: '2024-02-17', where: 'EU', binds: 'all' },
    screen: 'admin/reports/:id',
    test: 'threats are first in the queue, and operators are told at once; then by when it is due',
  },
  {
    id: 'complaints',
    ...{ law: 'DSA, art. 20', since: '2024-02-17', where: 'EU', binds: 'larger' },
    screen: 'reports/:key',
    test: 'a complaint is answered by a person, and a changed decision restores what was taken down',
  },
  {
    id: 'flaggers',
    ...{ law: 'DSA, art. 22', since: '2024-02-17', where: 'EU', binds: 'larger' },
    screen: 'admin/reports',
    test: 'what a trusted flagger reports comes before the rest and is counted apart; an address typed by anybody is none',
  },
  {
    id: 'misuse',
    ...{ law: 'DSA, art. 23', since: '2024-02-17', where: 'EU', binds: 'larger' },
    ...{ screen: 'admin/reports/:id', test: 'who reports without ground is warned, then not heard for ninety days' },
  },
  {
    id: 'yearlyReport',
    ...{ law: 'DSA, art. 15, 24', since: '2024-02-17', where: 'EU', binds: 'larger' },
    ...{
      screen: 'admin/reports',
      test: 'the year is counted, and its decisions are a file that names nobody who reported',
    },
  },
  {
    id: 'ranking',
    ...{ law: 'DSA, art. 27; P2B, art. 5', since: '2024-02-17', where: 'EU', binds: 'all' },
    ...{
      screen: 'ranking',
      test: 'R19 people and authorities find their contact points and the way to report, in three languages',
    },
  },
  {
    id: 'traders',
    ...{ law: 'DSA, art. 30', since: '2024-02-17', where: 'EU', binds: 'larger' },
    ...{ screen: 'admin/requirements', test: 'R18 B12 finds the goods of a company from its approval on' },
  },
  {
    id: 'safetyOrders',
    ...{ law: 'GPSR, art. 22', since: '2024-12-13', where: 'EU', binds: 'all' },
    screen: 'admin/recalls',
    test: 'orders of authorities and safety notices have clocks of two and three Polish working days from when they came',
  },
  {
    id: 'manufacturers',
    ...{ law: 'GPSR, art. 19, 22', since: '2024-12-13', where: 'EU', binds: 'all' },
    ...{
      screen: 'admin/brands',
      test: 'who answers for a product stands on its page: of the brand, else of the offer',
    },
  },
  {
    id: 'recalls',
    ...{ law: 'GPSR, art. 22, 35', since: '2024-12-13', where: 'EU', binds: 'all' },
    ...{
      screen: 'recalls',
      test: 'a recall pauses its offers with reasons, and tells sellers and buyers once, guests too',
    },
  },
  {
    id: 'illegalProducts',
    ...{ law: 'DSA, art. 32', since: '2024-02-17', where: 'EU', binds: 'larger' },
    ...{ screen: 'admin/recalls', test: 'of an illegal product the buyers of the last six months are told' },
  },
  {
    id: 'noOdr',
    ...{ law: 'Regulation (EU) 2024/3228', since: '2025-07-20', where: 'EU', binds: 'all' },
    ...{ screen: 'policy', test: 'R19 no text leads to the closed platform for online disputes' },
  },
  {
    id: 'accessibility',
    ...{ law: 'Directive (EU) 2019/882', since: '2025-06-28', where: 'EU', binds: 'aboveMicro' },
    ...{
      screen: 'accessibility',
      test: 'R19 %s: who needs it reads how the market is used without a mouse, and whom to write to',
    },
  },
  {
    id: 'guarantee',
    ...{ law: 'Directive (EU) 2024/825; Regulation (EU) 2025/1960', since: '2026-09-27', where: 'EU', binds: 'all' },
    ...{ screen: 'guarantee', test: 'R19 the official notice is shown as it was uploaded, in languages that have it' },
  },
  {
    id: 'greenClaims',
    ...{
      law: 'Directive 2005/29/EC, annex I; Directive (EU) 2024/825',
      since: '2026-09-27',
      where: 'EU',
      binds: 'all',
    },
    ...{
      screen: 'products/:id/safety',
      test: 'R19 an offer that calls itself ecological waits until its seller proves it or leaves it out',
    },
  },
  {
    id: 'energyLabel',
    ...{ law: 'Regulation (EU) 2023/1669', since: '2025-06-20', where: 'EU', binds: 'all' },
    ...{
      screen: 'products/:id/safety',
      test: 'R19 a phone that needs an energy label waits until its seller names it; a second-hand one does not',
    },
  },
  {
    id: 'oldDevices',
    ...{ law: 'Directive 2012/19/EU, art. 5', since: '2016-01-01', where: 'PL', binds: 'all' },
    ...{
      screen: 'cart',
      test: 'R19 an old device goes along with the courier: the seller reads it on the order, in the mail and on the slip',
    },
  },
  {
    id: 'batteries',
    ...{ law: 'Regulation (EU) 2023/1542, art. 74', since: '2025-08-18', where: 'EU', binds: 'all' },
    ...{ screen: 'take-back', test: 'R19 %s: who has an old device or battery reads where it goes' },
  },
  {
    id: 'ownData',
    ...{ law: 'GDPR, art. 15, 17, 20', since: '2018-05-25', where: 'EU', binds: 'all' },
    ...{ screen: 'account', test: 'everything that is kept of a person, and nothing of anybody else' },
  },
  {
    id: 'liability',
    ...{ law: 'Directive (EU) 2024/2853', since: '2026-12-09', where: 'EU', binds: 'all' },
    ...{
      screen: 'units/:code',
      test: 'R22 what was repaired, refused and decided stands on the passport; who decides a dispute is the market',
    },
  },
  {
    id: 'origin',
    ...{ law: 'Directive (EU) 2024/2853, art. 8(3)', since: '2026-12-09', where: 'EU', binds: 'all' },
    ...{
      screen: 'origin-requests',
      test: 'R19 who bought asks who stands behind a product: its seller answers within a month, and both are told by mail',
    },
  },
  {
    id: 'taxReports',
    ...{ law: 'Directive (EU) 2021/514', since: '2024-07-01', where: 'PL', binds: 'all' },
    ...{
      screen: 'admin/tax-reports',
      test: 'a report is drawn up, sent, kept as it was and corrected; its sellers read their copies',
    },
  },
] as const satisfies readonly Duty[]
export type DutyId = (typeof DUTIES)[number]['id']

const SPARED: Readonly<Record<Duty['binds'], readonly CompanySize[]>> = {
  all: [],
  aboveMicro: ['micro'],
  larger: ['micro', 'small'],
}

/** How a duty stands for a company of this size on a day (YYYY-MM-DD): it binds, begins later, or spares companies of this size. */
export function standingOf(
  duty: Pick<Duty, 'since' | 'binds'>,
  size: CompanySize,
  day: string,
): 'binds' | 'later' | 'spared' {
  if (SPARED[duty.binds].includes(size)) return 'spared'
  return day < duty.since ? 'later' : 'binds'
}
