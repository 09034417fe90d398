import { type Locale, localePath } from '../../values/locale.ts'
import type { Deps } from '../deps.ts'

/** This market as the outside reaches it, without a slash at the end: for where nobody's request tells what it is called. */
export const siteOrigin = ({ publicUrl, port }: Deps['config']): string => publicUrl ?? `http://localhost:${port}`

/** A whole address of a page of this market: mails are written by jobs, where nobody's request tells what it is called. */
export function pageAddress({ config }: Pick<Deps, 'config'>, path: string, locale: Locale): string {
  return siteOrigin(config) + localePath(path, locale)
}
