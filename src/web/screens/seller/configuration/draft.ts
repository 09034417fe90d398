import type { PresentationBody, PresentationView } from '../../../../domains/branding/contract.ts'
import { CARRIED_METHODS } from '../../../../domains/shipping/rules/methods.ts'
import type { SiteBody, SiteView } from '../../../../domains/site/contract.ts'
import { HEX_COLOR } from '../../../../values/color.ts'
import { LOCALES, type Locale } from '../../../../values/locale.ts'

export type TextName = 'headerText' | 'bannerText'
export type LookField = `${TextName}.${Locale}` | 'bannerIcon' | 'accent' | 'language'
export type DaysField = `transitDays.${(typeof CARRIED_METHODS)[number]}`
export type SiteField = LookField | 'marketName' | 'currency' | 'dispatchUntil' | DaysField

export const DAYS_FIELDS = CARRIED_METHODS.map((method): DaysField => `transitDays.${method}`)

/** What is in a form: everything as typed, under the names by which the server refuses it. */
export type LookDraft = Readonly<Record<LookField, string>>
export type SiteDraft = Readonly<Record<SiteField, string>>

type Texts = SiteBody['headerText']

const flatText = (name: TextName, texts: Texts) =>
  Object.fromEntries(LOCALES.map((locale) => [`${name}.${locale}`, texts[locale] ?? '']))

/** The text of all languages that is sent: empty ones of other languages are none. */
export function textsIn(draft: LookDraft, name: TextName): Texts {
  const given = LOCALES.map((locale) => [locale, draft[`${name}.${locale}`].trim()] as const)
  return { ...Object.fromEntries(given.filter(([, text]) => text)), 'pl-PL': draft[`${name}.pl-PL`].trim() }
}

/** The colour that is typed, null while there is none or only a part of one. */
export function accentIn({ accent }: Pick<LookDraft, 'accent'>): string | null {
  return HEX_COLOR.test(accent) ? accent : null
}

export function lookDraft(view: PresentationView | SiteView): LookDraft {
  return {
    ...flatText('headerText', view.headerText),
    ...flatText('bannerText', view.bannerText),
    bannerIcon: view.bannerIcon,
    accent: view.accent ?? '',
    language: view.language,
  } as LookDraft
}

export function siteDraft(view: SiteView): SiteDraft {
  const days = CARRIED_METHODS.map((method) => [`transitDays.${method}`, String(view.transitDays[method])])
  return {
    ...lookDraft(view),
    ...(Object.fromEntries(days) as Record<DaysField, string>),
    marketName: view.marketName,
    currency: view.currency,
    dispatchUntil: view.dispatchUntil,
  }
}

export function lookBody(draft: LookDraft): PresentationBody {
  return {
    headerText: textsIn(draft, 'headerText'),
    bannerText: textsIn(draft, 'bannerText'),
    bannerIcon: draft.bannerIcon,
    accent: accentIn(draft),
    language: draft.language as Locale,
  }
}

export function siteBody(draft: SiteDraft): SiteBody {
  return {
    ...lookBody(draft),
    marketName: draft.marketName.trim(),
    currency: draft.currency as SiteBody['currency'],
    dispatchUntil: draft.dispatchUntil,
    transitDays: Object.fromEntries(
      CARRIED_METHODS.map((method) => [method, Number(draft[`transitDays.${method}`])]),
    ) as SiteBody['transitDays'],
  }
}

/** What the form itself finds wrong, by field. */
export function problemsOf(draft: LookDraft | SiteDraft): { [F in SiteField]?: 'needed' | 'colorWrong' } {
  const isSite = 'marketName' in draft
  const needed: SiteField[] = ['marketName', 'dispatchUntil', 'headerText.pl-PL', 'bannerText.pl-PL', ...DAYS_FIELDS]
  return {
    ...(isSite &&
      Object.fromEntries(needed.filter((field) => !(draft as SiteDraft)[field].trim()).map((f) => [f, 'needed']))),
    ...(draft.accent !== '' && !accentIn(draft) && { accent: 'colorWrong' }),
  }
}
