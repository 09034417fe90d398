import bundles from 'virtual:text-bundles'
import type { Texts } from '../../i18n/all-texts.ts'
import type { Bundle } from '../../i18n/bundles.ts'
import type { Locale } from '../../values/locale.ts'
import { registerTexts } from './registry.ts'

const started = new Map<string, Promise<void>>()

/** Fetches a bundle of texts in one language, once. */
export function loadTexts(locale: Locale, bundle: Bundle): Promise<void> {
  const name = `${locale}/${bundle}`
  let loading = started.get(name)
  if (!loading) {
    const load = bundles[name]
    if (!load) throw new Error(`no texts ${name}`)
    loading = Promise.all([load(), ownWords(locale)]).then(([{ texts }, own]) =>
      registerTexts(locale, withOwn(texts, own)),
    )
    loading.catch(() => started.delete(name))
    started.set(name, loading)
  }
  return loading
}

type Some = Readonly<Partial<Record<string, Readonly<Record<string, string>>>>>

/** What the market's trade says in its own way; most trades are told by the server to have none. */
async function ownWords(locale: Locale): Promise<Some> {
  const load = bundles[`${locale}/@${document.documentElement.dataset.vertical}`]
  return load ? ((await load()).texts as Some) : {}
}

function withOwn(texts: Partial<Texts>, own: Some): Partial<Texts> {
  const parts = Object.entries(texts).map(([name, words]) => [name, { ...words, ...own[name] }])
  return Object.fromEntries(parts) as Partial<Texts>
}
