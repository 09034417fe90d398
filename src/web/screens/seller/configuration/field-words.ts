import type { Translate } from '../../../texts/registry.ts'
import type { SiteField, TextName } from './draft.ts'

const LANGUAGE = { 'pl-PL': 'inPolish', 'en-US': 'inEnglish', 'de-DE': 'inGerman' } as const

/** Name of a field as people read it. */
export function fieldWords(t: Translate<'configuration'>, field: SiteField): string {
  const [name, locale] = field.split('.') as [TextName, keyof typeof LANGUAGE | undefined]
  return locale ? `${t(name)}, ${t(LANGUAGE[locale])}` : t(field as Exclude<SiteField, `${TextName}.${string}`>)
}
