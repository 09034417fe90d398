import type { ImportPhase, ImportStatus } from './import-limits.ts'

export type Standing = {
  status: ImportStatus
  phase: ImportPhase | null
  readShare: number
  lastProduct: number
  productsTotal: number | null
  picturesTotal: number
  picturesDone: number
}

/** How much of the whole a phase takes, beginning and length. */
const DRY: Partial<Record<ImportPhase, readonly [number, number]>> = { reading: [0, 0.5], checking: [0.5, 0.5] }
const RUN: Record<ImportPhase, readonly [number, number]> = {
  reading: [0, 0.2],
  checking: [0.2, 0.1],
  writing: [0.3, 0.6],
  pictures: [0.9, 0.1],
}

/** 0–1 of the whole work; never smaller than a moment before. */
export function progressShare(standing: Standing): number {
  const { status, phase } = standing
  if (status !== 'checking' && status !== 'running') return status === 'ready' || status === 'cancelled' ? 0 : 1
  const [begin, length] = (phase && (status === 'checking' ? DRY : RUN)[phase]) ?? [0, 0]
  return Math.min(1, begin + length * shareOfPhase(standing))
}

function shareOfPhase({ phase, readShare, lastProduct, productsTotal, picturesDone, picturesTotal }: Standing): number {
  if (phase === 'reading') return readShare
  if (phase === 'pictures') return picturesTotal > 0 ? picturesDone / picturesTotal : 1
  return productsTotal ? lastProduct / productsTotal : 1
}
