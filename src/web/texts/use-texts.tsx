import { createContext, type ReactNode, useContext } from 'react'
import { DEFAULT_LOCALE, type Locale } from '../../values/locale.ts'
import { type Namespace, type Translate, textsOf } from './registry.ts'

const LocaleContext = createContext<Locale>(DEFAULT_LOCALE)

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>
}

export function useLocale(): Locale {
  return useContext(LocaleContext)
}

/** Texts of one namespace in the page's language: `const t = useTexts('cart'); t('title')`. */
export function useTexts<N extends Namespace>(namespace: N): Translate<N> {
  return textsOf(useLocale(), namespace)
}
