import bundles from 'virtual:text-bundles'
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
    loading = load().then(({ texts }) => registerTexts(locale, texts))
    loading.catch(() => started.delete(name))
    started.set(name, loading)
  }
  return loading
}
