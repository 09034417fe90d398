import { eachLocale, type Locale } from '../values/locale.ts'
import { BUNDLES } from './bundles.ts'
import { wordsInEach } from './languages.ts'
import type * as polish from './pl-PL/index.ts'
import type { Same } from './shape.ts'

type Namespace = (typeof BUNDLES)[keyof typeof BUNDLES][number]
export type MasterTexts = Pick<typeof polish, Namespace>
/** Every namespace of the web. Keys come from the Polish texts. */
export type Texts = { readonly [N in Namespace]: Same<MasterTexts[N]> }

const namespaces = Object.values(BUNDLES).flat()

/** All languages at once: for the server and for tests, never for the browser. */
export const allTexts: Record<Locale, Texts> = eachLocale(
  (locale) => Object.fromEntries(namespaces.map((name) => [name, wordsInEach(name)[locale]])) as Texts,
)
