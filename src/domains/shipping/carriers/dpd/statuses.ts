import type { TrackingMeaning } from '../descriptor.ts'

/** By the beginning of DPD's business code, the longest that fits. What DPD means by codes is read of public programs, not of a document. */
const MEANINGS: Readonly<Record<TrackingMeaning, string>> = {
  preparing: '0405 0406',
  labelReady: '0301',
  handedOver: '0401 600106 700401 701701 511801',
  inTransit:
    '1103 1201 1503 1601 1602 1605 1702 1703 170501 200601 200604 210111 2301 2302 230402 2503 2604 3202 3301 502300 600601',
  outForDelivery: '1701',
  // Whether 5119 is the arrival at the point or there at the receiver is not known: taken for the first, it ends nothing too early.
  readyToCollect: '200602 600602 511201 5119 703201',
  problem: '2002 2003 2004 2005 2007 2008 2101 2303 5000 5004 5008 5120 6004 6005 6007 702001',
  // Also where it may have come back already: only what is delivered after it is known to be there.
  returning: '230403 230506 5006',
  delivered: '1901 1902 5013 7019',
  returned: '',
  cancelled: '',
}
const known = (Object.entries(MEANINGS) as [TrackingMeaning, string][])
  .flatMap(([meaning, codes]) =>
    codes
      .split(/\s+/)
      .filter(Boolean)
      .map((code) => [code, meaning] as const),
  )
  .sort(([one], [other]) => other.length - one.length)

/** What a business code means; an unknown one is on its way. */
export const meaningOf = (code: string): TrackingMeaning =>
  known.find(([beginning]) => code.startsWith(beginning))?.[1] ?? 'inTransit'

/** Mails and texts that DPD has sent: they say nothing of where the parcel is, and come between what does. */
export const isNotice = (code: string) => /^(1703(04|05|06|07|08)|5117\d\d)$/.test(code)
