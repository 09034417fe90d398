import { type Carrier, KNOWN_CARRIERS } from '../../../domains/orders/rules/carriers.ts'
import type { Translate } from '../../texts/registry.ts'

/** Names of carriers are the same in every language; only the rest has a word. */
export const carrierName = (t: Translate<'fulfilment'>, carrier: Carrier) =>
  KNOWN_CARRIERS[carrier].name || t('carrierOther')
