import type { Locale } from '../values/locale.ts'
import { orderMails as de } from './de-DE/order-mails.ts'
import { orderMails as en } from './en-US/order-mails.ts'
import { orderMails as pl } from './pl-PL/order-mails.ts'
import type { Same } from './shape.ts'

/** Words of the sections of mails about orders. */
export const ORDER_MAILS: Record<Locale, Same<typeof pl>> = { 'pl-PL': pl, 'en-US': en, 'de-DE': de }
