import type { Locale } from '../../../../values/locale.ts'
import { textsOf } from '../../../texts/registry.ts'
import type { DaysField, SiteField, TextName } from './draft.ts'

const isDays = (field: SiteField): field is DaysField => field.startsWith('transitDays.')

/** Name of a field as people read it. */
export function fieldWords(field: SiteField, locale: Locale): string {
  const t = textsOf(locale, 'configuration')
  if (isDays(field)) return t('transitDays')
  const [name, written] = field.split('.') as [TextName, Locale | undefined]
  return written
    ? `${t(name)}, ${textsOf(locale, 'languages')(`in_${written}`)}`
    : t(field as Exclude<SiteField, DaysField | `${TextName}.${string}`>)
}
