/** What can be reported. */
export const SUBJECT_KINDS = ['product', 'review', 'shop', 'company'] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

/** Why somebody reports; each names one thing that the yearly report counts. */
export const REPORT_REASONS = [
  'lifeThreat',
  'childAbuse',
  'unsafe',
  'counterfeit',
  'stolen',
  'prohibited',
  'fraud',
  'misleading',
  'offensive',
  'personalData',
  'fake',
  'advertising',
  'notAboutGoods',
  'another',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

const OF_GOODS: readonly ReportReason[] = ['unsafe', 'counterfeit', 'stolen', 'prohibited', 'fraud', 'misleading']
const OF_WORDS: readonly ReportReason[] = ['fake', 'advertising', 'notAboutGoods']
const OF_ALL: readonly ReportReason[] = ['offensive', 'personalData', 'childAbuse', 'lifeThreat', 'another']

/** The reasons that fit a kind of thing, in the order in which they are offered. */
export function reasonsOf(kind: SubjectKind): readonly ReportReason[] {
  if (kind === 'review') return [...OF_WORDS, ...OF_ALL]
  if (kind === 'product') return [...OF_GOODS, ...OF_ALL]
  return [...OF_GOODS.filter((reason) => reason !== 'unsafe'), ...OF_ALL]
}

/** Somebody's life or safety may be at stake: first in the queue, and the police are told (Regulation 2022/2065 art. 18). */
export const isUrgent = (reason: ReportReason): boolean => reason === 'lifeThreat' || reason === 'childAbuse'

/** Whether who reports has to say who it is: never of sexual offences against minors (art. 16 par. 2 c). */
export const asksWho = (reason: string): boolean => reason !== 'childAbuse'

export const MEASURES = ['none', 'restrict', 'remove', 'suspend'] as const
export type Measure = (typeof MEASURES)[number]

const MEASURES_OF: Readonly<Record<SubjectKind, readonly Measure[]>> = {
  product: ['none', 'restrict', 'remove', 'suspend'],
  // One score and sixty characters: there is no half of it.
  review: ['none', 'remove'],
  // People collect there: its words and pictures go, the place stays.
  shop: ['none', 'restrict', 'suspend'],
  company: ['none', 'suspend'],
}

/** What the operator may do about a kind of thing. */
export const measuresOf = (kind: SubjectKind): readonly Measure[] => MEASURES_OF[kind]

export const GROUNDS = ['law', 'terms'] as const
export type Ground = (typeof GROUNDS)[number]

/** How a report came: by the form, found by the operator, ordered by an authority, as a notice of product safety, or by the form of a trusted flagger. */
export const SOURCES = ['form', 'operator', 'authority', 'safety', 'flagger'] as const
export type Source = (typeof SOURCES)[number]

/** Months in which who was concerned may complain of a decision, without cost (art. 20 par. 1). */
export const COMPLAINT_MONTHS = 6
export const EXPLANATION_LIMIT = 3000
export const EXPLANATION_LEAST = 10
export const FACTS_LIMIT = 2000
export const PROVISION_LIMIT = 300

/** The sides of a case: whose content it is, and who reported it. */
export const PARTIES = ['affected', 'reporter'] as const
export type Party = (typeof PARTIES)[number]

/** Who reported may always complain of a decision; who is concerned, of what restricts them. */
export const mayComplain = (party: Party, measure: Measure): boolean => party === 'reporter' || measure !== 'none'
