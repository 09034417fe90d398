import { Hono } from 'hono'
import { dropOldest, noteLast } from '../drop-oldest.ts'
import type { FakeDpdPoint } from './check-package.ts'
import { DPD_KEYS, type DpdKeys, type FakeCall, type FakeEvent, type FakePackage } from './state.ts'

export type DpdOptions = {
  keys?: DpdKeys
  now?: () => Date
  /** Packages that are kept; those that come later push out older ones. */
  most?: number
  /** Points it knows; null: every code is one. */
  points?: readonly FakeDpdPoint[] | null
  /** What of a parcel is known by itself when it is asked for, as where a demo lets parcels travel. */
  travel?: (waybill: string, pack: FakePackage) => readonly FakeEvent[]
}
export type FakeDpd = ReturnType<typeof dpdBooks>

/** What a DPD keeps, and how it is spoiled; without anything that answers. */
export function dpdBooks({
  keys = DPD_KEYS,
  now = () => new Date(),
  most = Number.POSITIVE_INFINITY,
  ...rest
}: DpdOptions) {
  const packages = new Map<string, FakePackage>()
  const events = new Map<string, FakeEvent[]>()
  let last = 6_000_000
  const fake = {
    app: new Hono(),
    ...{ keys, now, packages, events, travel: rest.travel },
    points: rest.points === undefined ? null : [...(rest.points ?? [])],
    /** Numbers that were made; those of what was handed over are billed. */
    numbered: [] as string[],
    pickupCalls: [] as FakeCall[],
    /** Hours in which a courier can be ordered, as DPD writes them. */
    ranges: ['09:00-16:00'] as string[],
    /** Every operation of SOAP answers with this fault, or with this status. */
    fault: null as string | null,
    status: null as string | null,
    logins: 0,
    tokens: new Set<string>(),
    /** Tokens of the META API are forgotten, as after half an hour. */
    expire: () => fake.tokens.clear(),
    /** Keeps a package under its reference, with a number for each parcel. */
    keep(pack: Omit<FakePackage, 'parcels'>, parcels: readonly { reference: string; weight: string }[]): FakePackage {
      // Also after what was kept over a restart.
      const before = [...packages.values()].flatMap((one) =>
        one.parcels.map(({ waybill }) => Number.parseInt(waybill, 10)),
      )
      last = Math.max(last, ...before)
      const numbered = parcels.map((parcel) => {
        last += 1
        const waybill = `${String(last).padStart(13, '0')}U`
        noteLast(fake.numbered, waybill, 1000)
        return { ...parcel, waybill }
      })
      const kept = { ...pack, parcels: numbered }
      packages.set(pack.reference, kept)
      dropOldest(packages, most, () => true)
      return kept
    },
    findByWaybill: (waybill: string) =>
      [...packages.values()].find(({ parcels }) => parcels.some((one) => one.waybill === waybill)),
    /** Something happened to a parcel. */
    happen(waybill: string, code: string, at = now(), depot = 'Warszawa') {
      events.set(waybill, [...(events.get(waybill) ?? []), { code, at: at.toISOString(), depot }])
    },
  }
  return fake
}
