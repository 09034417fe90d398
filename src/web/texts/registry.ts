import type { MasterTexts, Texts } from '../../i18n/all-texts.ts'
import type { KeyOf, TextParams } from '../../i18n/shape.ts'
import { translate } from '../../i18n/translate.ts'
import type { Locale } from '../../values/locale.ts'

export type Namespace = keyof MasterTexts
export type TextKey<N extends Namespace> = KeyOf<MasterTexts[N]>
/** `t('page', { page: 2 })`; with plural texts `t('cartCount', { count: 3 })`. */
export type Translate<N extends Namespace> = (key: TextKey<N>, params?: TextParams) => string

const loaded = new Map<Locale, Partial<Texts>>()

/** The server registers all languages once; the browser its own, bundle by bundle, before anything is shown. */
export function registerTexts(locale: Locale, texts: Partial<Texts>): void {
  loaded.set(locale, { ...loaded.get(locale), ...texts })
}

const makers = new Map<string, Translate<Namespace>>()

/** For code outside components (`meta`, notices). In components: `useTexts`. */
export function textsOf<N extends Namespace>(locale: Locale, namespace: N): Translate<N> {
  const id = `${locale} ${namespace}`
  let make = makers.get(id)
  if (!make) {
    make = (key, params) => {
      const texts = loaded.get(locale)?.[namespace] as Record<string, string> | undefined
      return texts ? translate(texts, locale, key, params) : key
    }
    makers.set(id, make)
  }
  return make as Translate<N>
}
