import type { LabelView } from '../../../domains/labels/contract.ts'
import { useLive } from '../lists/use-live.ts'

/** Labels that are looked at anew as long as jobs work on one of them. */
export const useLiveLabels = <T extends { labels: readonly LabelView[] }>(
  initial: T,
  load: (signal: AbortSignal) => Promise<T>,
): readonly [T, (next: T) => void] => useLive(initial, load, isAnyWorking)

const isAnyWorking = ({ labels }: { labels: readonly LabelView[] }) => labels.some(({ isWorking }) => isWorking)
