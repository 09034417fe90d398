import type { Bundle, Texts } from '../../i18n/all-texts.ts'
import type { Locale } from '../../values/locale.ts'
import { registerTexts } from './registry.ts'

const bundles = import.meta.glob<{ texts: Partial<Texts> }>('../../i18n/*/bundle-*.ts')
const started = new Map<string, Promise<void>>()

/** Fetches a bundle of texts in one language, once. */
export function loadTexts(locale: Locale, bundle: Bundle): Promise<void> {
  const file = `../../i18n/${locale}/bundle-${bundle}.ts`
  let loading = started.get(file)
  if (!loading) {
    const load = bundles[file]
    if (!load) throw new Error(`no texts ${file}`)
    loading = load().then(({ texts }) => registerTexts(locale, texts))
    loading.catch(() => started.delete(file))
    started.set(file, loading)
  }
  return loading
}
