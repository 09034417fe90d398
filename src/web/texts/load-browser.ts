import type { Texts } from '../../i18n/all-texts.ts'
import type { Bundle } from '../../i18n/bundles.ts'
import type { Locale } from '../../values/locale.ts'
import { registerTexts } from './registry.ts'

type Loaded = { texts: Partial<Texts> }
const started = new Map<string, Promise<void>>()

/** The list of all files of texts is larger than most of them: a first page does without it. */
export const textList = () => import('virtual:text-bundles')

/** A file that the server named for the first page, else one of the list. Undefined: there is none. */
async function fetchTexts(name: string): Promise<Loaded | undefined> {
  const named = document.querySelector<HTMLLinkElement>(`link[data-words="${name}"]`)
  if (named) return import(/* @vite-ignore */ named.href) as Promise<Loaded>
  return (await textList()).default[name]?.()
}

/** Fetches a bundle of texts in one language, once. */
export function loadTexts(locale: Locale, bundle: Bundle): Promise<void> {
  const name = `${locale}/${bundle}`
  let loading = started.get(name)
  if (!loading) {
    loading = Promise.all([fetchTexts(name), ownWords(locale)]).then(([loaded, own]) => {
      if (!loaded) throw new Error(`no texts ${name}`)
      registerTexts(locale, withOwn(loaded.texts, own))
    })
    loading.catch(() => started.delete(name))
    started.set(name, loading)
  }
  return loading
}

type Some = Readonly<Partial<Record<string, Readonly<Record<string, string>>>>>

/** What the market's trade says in its own way; most trades are told by the server to have none. */
async function ownWords(locale: Locale): Promise<Some> {
  const { vertical } = document.documentElement.dataset
  return vertical === undefined ? {} : (((await fetchTexts(`${locale}/@${vertical}`))?.texts ?? {}) as Some)
}

function withOwn(texts: Partial<Texts>, own: Some): Partial<Texts> {
  const parts = Object.entries(texts).map(([name, words]) => [name, { ...words, ...own[name] }])
  return Object.fromEntries(parts) as Partial<Texts>
}
