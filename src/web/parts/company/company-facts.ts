import type { Locale } from '../../../values/locale.ts'
import { type Translate, textsOf } from '../../texts/registry.ts'
import { aboutLocale, type CompanyDraft, isAbout, type TextField } from './company-draft.ts'
import { MASKS } from './company-masks.ts'

export type Fact = { name: string; value: string }

/** One field as people read it. */
export function fieldValue(draft: CompanyDraft, field: TextField, locale: Locale): string {
  const text = draft[field].trim()
  if (field === 'country') return new Intl.DisplayNames([locale], { type: 'region' }).of(text) ?? text
  return MASKS[field]?.(text, draft.country) ?? text
}

export function fieldName(draft: CompanyDraft, field: TextField, t: Translate<'companyForm'>, locale: Locale): string {
  if (isAbout(field)) {
    const language = textsOf(locale, 'languages')(`in_${aboutLocale(field)}`)
    return language.charAt(0).toLocaleUpperCase(locale) + language.slice(1)
  }
  return t(field === 'taxId' && draft.country === 'PL' ? 'taxIdPolish' : field)
}

/** Names and values of some fields; what was not given says so. The address is one line. */
export function companyFacts(
  draft: CompanyDraft,
  fields: readonly TextField[],
  t: Translate<'companyForm'>,
  locale: Locale,
): Fact[] {
  const value = (field: TextField) => fieldValue(draft, field, locale)
  return fields.flatMap((field): Fact[] => {
    if (field === 'postalCode' || field === 'city') return []
    if (field === 'street') {
      const place = `${value('postalCode')} ${value('city')}`.trim()
      return [{ name: t('address'), value: [value('street'), place].filter(Boolean).join(', ') || t('notGiven') }]
    }
    return [{ name: fieldName(draft, field, t, locale), value: value(field) || t('notGiven') }]
  })
}
