import type { RecallBody } from '../../../../domains/recalls/contract.ts'
import type { RecallKind, RecallSource } from '../../../../domains/recalls/rules/recall-steps.ts'
import { othersGiven } from '../../../../values/locale.ts'

type Texts = { pl: string; en: string; de: string }
const NONE: Texts = { pl: '', en: '', de: '' }

export type RecallValues = {
  kind: RecallKind
  source: RecallSource
  title: Texts
  danger: Texts
  remedy: Texts
  link: string
  brand: string
  model: string
  ean: string
  category: string
  offers: string
  years: string
  pauses: boolean
  provision: string
  receivedAt: string
}

export const emptyRecall = (offer: string): RecallValues => ({
  ...{ kind: offer ? 'illegal' : 'recall', source: 'authority', title: NONE, danger: NONE, remedy: NONE },
  ...{ link: '', brand: '', model: '', ean: '', category: '', offers: offer, years: '10', pauses: true },
  ...{ provision: '', receivedAt: '' },
})

const textsOf = ({ pl, en, de }: Texts): RecallBody['title'] => ({
  'pl-PL': pl,
  ...othersGiven((locale) => (locale === 'en-US' ? en : de).trim()),
})

/** Numbers between anything else. */
const numbersIn = (text: string): number[] =>
  [...new Set(text.split(/\D/).filter((part) => part !== '' && part.length < 10))].map(Number)

/** What the form says, as the market takes it. */
export function recallBodyOf(values: RecallValues): RecallBody {
  const { kind, source, pauses, provision } = values
  const given = (text: string) => text.trim() || null
  return {
    ...{ kind, source, pauses, provision },
    ...{ title: textsOf(values.title), danger: textsOf(values.danger), remedy: textsOf(values.remedy) },
    ...{ link: given(values.link), brand: given(values.brand), model: given(values.model), ean: given(values.ean) },
    categoryId: values.category ? Number(values.category) : null,
    productIds: numbersIn(values.offers),
    years: Number(values.years),
    receivedAt: new Date(values.receivedAt).toISOString(),
  }
}
