import { pageAddress } from '../../platform/mail/page-address.ts'
import type { mailed } from '../orders/index.ts'
import type { Notification } from './write-once.ts'

/** What every mail about one order begins with. */
export function aboutOrder({ deps, news, locale }: Notification, { number, seller }: mailed.NewsOrder) {
  return { number, seller: seller.name, link: pageAddress(deps, `/order/${news.key}`, locale) }
}
