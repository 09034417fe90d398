import type { Bundle } from '../../i18n/bundles.ts'
import type { TextKey } from '../texts/registry.ts'

/** Who may enter. The server refuses the rest by itself, whatever a screen shows. */
export type Access = 'public' | 'guestOnly' | 'signedIn' | 'seller' | 'operator'

type Texts = readonly Exclude<Bundle, 'shop' | 'meta'>[]
type PageId = TextKey<'meta'> extends infer Key ? (Key extends `${infer Id}Title` ? Id : never) : never

/** What most pages of an audience have in common; a row says only what is different. */
type Common = {
  access: Access
  /** Texts loaded with the screen, besides those of every page. */
  texts: Texts
  /** Key of the page's description; `<id>Text` unless said. */
  description?: TextKey<'meta'>
}

type Row = readonly [
  /** Below the language prefix; empty: the start page. */
  path: string,
  /** File in `screens/`, below the audience's folder. */
  screen: string,
  /** `more`: texts besides those of the audience. */
  own?: Partial<Common> & { more?: Texts },
]

export type RouteRow = {
  id: string
  path: string
  /** File in `screens/`, without `.tsx`. */
  screen: string
  titleKey: TextKey<'meta'>
  descriptionKey: TextKey<'meta'>
  access: Access
  texts: readonly Bundle[]
}

/** The rows of one audience, whose screens lie in `folder`. The title is the text `<id>Title`. */
export function pagesOf(folder: string, common: Common, rows: { [Id in PageId]?: Row }): RouteRow[] {
  return Object.entries(rows).map(([id, [path, screen, own = {}]]) => ({
    id,
    path,
    screen: folder + screen,
    titleKey: `${id}Title` as TextKey<'meta'>,
    descriptionKey: own.description ?? common.description ?? (`${id}Text` as TextKey<'meta'>),
    access: own.access ?? common.access,
    texts: [...(own.texts ?? common.texts), ...(own.more ?? [])],
  }))
}
