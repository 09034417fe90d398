import { translateFailure } from '../../i18n/index.ts'
import { Failure } from '../../values/failure.ts'
import type { Locale } from '../../values/locale.ts'
import type { LabelRefusal } from './contract.ts'

/** Why one of many was refused, in the language of who asked; anything else is trouble of the market, which ends the request. */
export function refusalInWords(error: unknown, locale: Locale): LabelRefusal {
  if (!(error instanceof Failure) || error.kind === 'unavailable') throw error
  const [wrong] = error.fields
  const { code, params = {} } = wrong ?? error
  return { code, message: translateFailure(locale, code, params), field: wrong?.field ?? null }
}
