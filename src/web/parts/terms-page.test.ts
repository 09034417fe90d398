import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, describe, expect, test } from 'vitest'
import { allTexts } from '../../i18n/all-texts.ts'
import { LOCALES, type Locale } from '../../values/locale.ts'
import { loadAllTexts } from '../texts/load-server.ts'
import { LocaleProvider } from '../texts/use-texts.tsx'
import type { LoadedText } from './page-text/load-text.ts'
import { TermsPage } from './terms-page.tsx'

beforeAll(loadAllTexts)

const builtIn: LoadedText = {
  ...{ page: 'rules', version: null, blocks: null, missing: false, languages: [], next: null, hasOthers: false },
}
const version = (state: 'planned' | 'inForce' | 'past') => ({
  ...{ number: 3, state, from: '2026-11-10T23:00:00Z', until: null, changes: null, exception: null },
})
const blocks: LoadedText['blocks'] = [{ kind: 'paragraph', parts: ['Words.'] }]

/** The page as the server sends it. */
function page(locale: Locale, text: LoadedText, polishBinds = true): string {
  const sections = [{ title: 'Title', paragraphs: ['Words.'] }]
  const shown = createElement(TermsPage, { title: 'Terms', text, sections, validFrom: '2026-11-01', polishBinds })
  const inLanguage = { locale, children: shown }
  const router = createMemoryRouter([{ path: '/', element: createElement(LocaleProvider, inLanguage) }])
  return renderToString(createElement(RouterProvider, { router }))
}
const linkOf = (html: string) => /href="([^"]*)" hreflang="pl"/i.exec(html)?.[1]

describe('R19 R23 terms in another language', () => {
  test.each(['en-US', 'de-DE'] as const)(
    '%s: the page says that it is a translation and leads to the text that binds',
    (locale) => {
      const html = page(locale, builtIn)
      expect(html).toContain(allTexts[locale].terms.bindingTranslation)
      expect(linkOf(html)).toBe('/rules')
      // All of it is in the page's own language.
      expect(html).not.toMatch(/ lang="/)
    },
  )

  test('Polish says nothing of the kind, nor do pages that are written in each language', () => {
    for (const html of [page('pl-PL', builtIn), ...LOCALES.map((locale) => page(locale, builtIn, false))]) {
      expect(html).toContain('Words.')
      expect(linkOf(html)).toBeUndefined()
    }
  })

  test('a version of the operator’s leads to the same version in Polish', () => {
    expect(linkOf(page('en-US', { ...builtIn, blocks, version: version('inForce') }))).toBe('/rules')
    expect(linkOf(page('en-US', { ...builtIn, blocks, version: version('past') }))).toBe('/rules?version=3')
    expect(linkOf(page('de-DE', { ...builtIn, blocks, version: version('planned') }))).toBe('/rules?version=3')
  })

  test('a version that nobody translated is not called a translation: what stands below it is the general text', () => {
    const html = page('en-US', { ...builtIn, version: version('inForce'), missing: true, languages: ['pl-PL'] })
    const { bindingNote, bindingTranslation, missingHere } = allTexts['en-US'].terms
    expect(html).toContain(missingHere)
    expect(html).toContain(`>${bindingNote}<`)
    expect(html).not.toContain(bindingTranslation)
    expect(linkOf(html)).toBe('/rules')
  })
})
