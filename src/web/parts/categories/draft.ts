import type { AttributeSchema } from '../../../domains/categories/contract.ts'
import type { OwnCategory } from '../../../domains/categories/tree/contract.ts'
import type { LocalTextShape } from '../../../values/local-text.ts'
import { eachLocale, LOCALES, type Locale, othersGiven } from '../../../values/locale.ts'
import { foldText } from '../../../values/text-fold.ts'

/** Texts as they are typed: all languages there, empty ones too. */
export type DraftText = Record<Locale, string>
export type DraftOption = { rowKey: string; value: string; names: DraftText; note: DraftText }
export type DraftAttribute = Omit<AttributeSchema, 'names' | 'options' | 'unit'> & {
  /** Stays with the row while its key is typed. */
  rowKey: string
  names: DraftText
  unit: string
  options: DraftOption[]
  /** Added just now: shown open. */
  isNew: boolean
}
export type CategoryDraft = {
  names: DraftText
  /** Words for one thing of it, with commas between them. */
  nouns: DraftText
  slug: string
  icon: string
  googleTaxonomyId: string
  attributes: DraftAttribute[]
}

let last = 0
export const freshKey = () => `n${++last}`
export const EMPTY_TEXT: DraftText = eachLocale(() => '')

const typed = (text: LocalTextShape): DraftText => eachLocale((locale) => text[locale] ?? '')

export function draftOf(category: OwnCategory): CategoryDraft {
  return {
    names: typed(category.names),
    nouns: eachLocale((locale) => (category.nouns?.[locale] ?? []).join(', ')),
    slug: category.slug,
    icon: category.icon,
    googleTaxonomyId: category.googleTaxonomyId === null ? '' : String(category.googleTaxonomyId),
    attributes: category.attributes.map(({ names, unit, options, ...rest }) => ({
      ...rest,
      rowKey: freshKey(),
      names: typed(names),
      unit: unit ?? '',
      isNew: false,
      options: (options ?? []).map((option) => ({
        rowKey: freshKey(),
        value: option.value,
        names: typed(option.names),
        note: option.note ? typed(option.note) : EMPTY_TEXT,
      })),
    })),
  }
}

export const emptyAttribute = (): DraftAttribute => ({
  rowKey: freshKey(),
  key: '',
  type: 'text',
  names: EMPTY_TEXT,
  unit: '',
  isNew: true,
  options: [],
  facet: false,
  onCard: false,
  group: 'main',
})

/** `Rodzaj matrycy` → `rodzaj_matrycy`: a technical name that products can keep for ever. */
export function keyFrom(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_\d]+|_$/g, '')
    .slice(0, 40)
}

/** What is sent: languages left empty are left out, so that they follow the Polish text. */
export function bodyOf(draft: CategoryDraft) {
  return {
    names: textBody(draft.names),
    nouns: nounsBody(draft.nouns),
    slug: draft.slug.trim(),
    icon: draft.icon,
    googleTaxonomyId: draft.googleTaxonomyId.trim() === '' ? null : Number(draft.googleTaxonomyId),
    attributes: draft.attributes.map(({ rowKey: _, isNew: __, names, unit, options, carried, ...rest }) => ({
      ...rest,
      // Left out where it is not: what a category has from the one above is known by being alike.
      ...(carried && { carried }),
      key: rest.key || keyFrom(names['en-US'] || names['pl-PL']),
      names: textBody(names),
      ...(rest.type === 'number' && unit.trim() ? { unit: unit.trim() } : {}),
      ...(rest.type === 'enum'
        ? {
            options: options.map((option) => ({
              value: option.value || keyFrom(option.names['en-US'] || option.names['pl-PL']),
              names: textBody(option.names),
              ...(option.note['pl-PL'].trim() && { note: textBody(option.note) }),
            })),
          }
        : {}),
    })),
  }
}

/** Lists by language, those without a word left out; null: as in the category above. */
function nounsBody(text: DraftText): OwnCategory['nouns'] {
  const lists = LOCALES.flatMap((locale) => {
    const words = text[locale].split(',').map((word) => word.trim())
    const said = words.filter(Boolean)
    return said.length > 0 ? [[locale, said] as const] : []
  })
  return lists.length > 0 ? Object.fromEntries(lists) : null
}

/** Languages left empty are left out, so that they follow the Polish text. */
export function textBody(text: DraftText): LocalTextShape {
  return { 'pl-PL': text['pl-PL'].trim(), ...othersGiven((locale) => text[locale].trim()) }
}

/** The list with one entry moved by a place up or down. */
export function moved<T>(list: readonly T[], index: number, by: 1 | -1): T[] {
  const to = index + by
  const entry = list[index]
  return entry === undefined || to < 0 || to >= list.length
    ? [...list]
    : list.toSpliced(index, 1).toSpliced(to, 0, entry)
}
