import type { Slip } from '../rules/slip.ts'
import { drawnInThread } from './drawn-in-thread.ts'

const SCRIPT = new URL('./slips-thread.ts', import.meta.url)

/** Packing slips as one PDF, each on a page of its own, drawn in a thread. `pdf_busy` where too many wait. */
export function packingSlipsPdf(slips: readonly Slip[]): Promise<Uint8Array<ArrayBuffer>> {
  return drawnInThread(SCRIPT, slips, `${slips.length} packing slips`)
}
