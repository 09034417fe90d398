import { z } from 'zod'
import type { FakeDpd } from './dpd/dpd.ts'
import type { FakePackage } from './dpd/state.ts'
import type { FakeConsign, FakeGls } from './gls/gls.ts'
import type { FakeInpost } from './inpost/inpost.ts'
import type { FakeEvent, FakeShipment } from './inpost/state.ts'
import type { Keeping } from './saved-state.ts'

/** What is read of a file is what answers need to be there; the rest comes along. A file of before has nothing of carriers. */
const text = z.string().max(4096)
const id = z.string().min(1).max(200)

const inpostState = z.object({
  shipments: z.array(
    z.looseObject({
      ...{ id: z.number().int(), status: text, service: text, tracking_number: text.nullable() },
      parcels: z.array(z.looseObject({ tracking_number: text.nullable() })),
      offers: z.array(z.looseObject({ id: z.number() })),
      transactions: z.array(z.looseObject({ status: text })),
    }),
  ),
  events: z.array(z.tuple([id, z.array(z.object({ status: text, agency: text.nullable(), datetime: text }))])),
})
const glsConsigns = z.array(
  z.tuple([id, z.object({ fields: z.record(text, text), numbers: z.array(id), weights: z.array(text) })]),
)
const glsState = z.object({ box: glsConsigns, sent: glsConsigns })
const dpdState = z.object({
  packages: z.array(
    z.looseObject({
      ...{ reference: id, dialect: z.enum(['soap', 'meta']), pudo: text.nullable(), country: text },
      parcels: z.array(z.object({ reference: text, waybill: id, weight: text })),
    }),
  ),
})

/** What InPost's stand-in keeps: shipments, and what happened to their parcels. */
export const keepingOfInpost = ({ shipments, events }: FakeInpost): Keeping => ({
  snapshot: () => ({ shipments: [...shipments.values()], events: [...events] }),
  restore(kept) {
    if (kept === undefined) return
    const read = inpostState.parse(kept)
    for (const one of read.shipments) shipments.set(String(one.id), one as unknown as FakeShipment)
    for (const [number, told] of read.events) events.set(number, told as FakeEvent[])
  },
})

/** What the stand-in of GLS keeps: the box, and what has left it. */
export const keepingOfGls = ({ box, sent }: FakeGls): Keeping => ({
  snapshot: () => ({ box: [...box], sent: [...sent] }),
  restore(kept) {
    if (kept === undefined) return
    const read = glsState.parse(kept)
    for (const [name, one] of read.box) box.set(name, one as FakeConsign)
    for (const [name, one] of read.sent) sent.set(name, one as FakeConsign)
  },
})

/** What DPD's stand-in keeps: packages with their numbers. */
export const keepingOfDpd = ({ packages }: FakeDpd): Keeping => ({
  snapshot: () => ({ packages: [...packages.values()] }),
  restore(kept) {
    if (kept === undefined) return
    for (const one of dpdState.parse(kept).packages) packages.set(one.reference, one as unknown as FakePackage)
  },
})
