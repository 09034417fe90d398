import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import type { Passport } from '../../src/domains/units/contract.ts'
import { allTexts } from '../../src/i18n/index.ts'
import type { Locale } from '../../src/values/locale.ts'
import { unitWordsOf } from '../../src/web/parts/units/unit-words.ts'
import { unitJsonLd } from '../../src/web/screens/storefront/unit/unit-json-ld.ts'
import UnitScreen from '../../src/web/screens/storefront/unit.tsx'
import { registerTexts } from '../../src/web/texts/registry.ts'
import { LocaleProvider } from '../../src/web/texts/use-texts.tsx'

type Shown = { unit: Passport; keys: string[]; today: string }

/** The page of a passport as the server renders it, without the frame that all pages have, and what it tells search engines. */
export function passportPage(locale: Locale, shown: Shown): { html: string; jsonLd: string } {
  registerTexts(locale, allTexts[locale])
  const data = { ...shown, checked: null }
  const Stub = createRoutesStub([{ id: 'unit', path: '/', Component: UnitScreen, loader: () => data }])
  const page = createElement(Stub, { hydrationData: { loaderData: { unit: data } } })
  return {
    html: renderToString(LocaleProvider({ locale, children: page })),
    jsonLd: JSON.stringify(unitJsonLd(shown.unit, { origin: 'https://market.example', words: unitWordsOf(locale) })),
  }
}
