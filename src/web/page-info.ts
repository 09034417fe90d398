import type { Locale } from '../values/locale.ts'
import type { PageInfo } from './describe-page.ts'

type Describe = (pathname: string, locale: Locale) => PageInfo

/**
 * The first page brings its own description, made by the server. The table and the titles of all pages are only needed for the
 * next one: the browser fetches them after it has started (`boot/navigation.ts`) and puts them here.
 */
let describe: Describe | undefined

export function setDescribe(next: Describe): void {
  describe = next
}

export function pageInfo(pathname: string, locale: Locale, first: PageInfo): PageInfo {
  return describe ? describe(pathname, locale) : first
}
