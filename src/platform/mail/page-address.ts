import { type Locale, localePath } from '../../values/locale.ts'
import type { Deps } from '../deps.ts'

/** A whole address of a page of this market: mails are written by jobs, where nobody's request tells what it is called. */
export function pageAddress({ config }: Pick<Deps, 'config'>, path: string, locale: Locale): string {
  return (config.publicUrl ?? `http://localhost:${config.port}`) + localePath(path, locale)
}
