import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { advanceLabels } from './advance-labels.ts'
import { orderCollections } from './collections/order-collections.ts'
import type { LabelState } from './rules/label-states.ts'
import { isFileKept } from './store/labels.ts'

declare module '../../platform/jobs/names.ts' {
  interface Events {
    /** One for the way back can be printed (`bought`), or was taken back (`cancelled`). */
    'label.ofReturn': { labelId: number; orderId: number; matter: string; state: LabelState }
  }
  interface Jobs {
    'labels.advance': Nothing
    'labels.orderCollections': Nothing
    'labels.removeFile': { fileKey: string }
  }
}

/** Labels are bought in a lane of their own: a carrier that is slow keeps nothing else waiting. */
export const labelsJobs = (deps: Deps): JobKind[] =>
  inLane('carriers', [
    { name: 'labels.advance', everyMinute: true, timeLimit: 200, run: (_, { signal }) => advanceLabels(deps, signal) },
    {
      name: 'labels.orderCollections',
      everyMinute: true,
      timeLimit: 200,
      run: (_, { signal }) => orderCollections(deps, signal),
    },
    {
      name: 'labels.removeFile',
      run: async ({ fileKey }) => {
        if (!(await isFileKept(deps.db, fileKey))) await deps.files.remove(fileKey)
      },
    },
  ])
