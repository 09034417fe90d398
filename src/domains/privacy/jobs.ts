import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { purgeExports, removeExportFile } from './company/purge-exports.ts'
import { writeExport } from './company/write-export.ts'
import { purgeOldLabels } from './labels-of-people.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'labels.purge': Nothing
    'dataExports.write': { exportId: number }
    'dataExports.removeFile': { key: string }
    'dataExports.purge': Nothing
  }
}

/** Labels are purged here, because they do not know whether a carrier still owes money for what it delivered. */
export const privacyJobs = (deps: Deps): JobKind[] => [
  { name: 'labels.purge', everyMinute: true, run: (_, { signal }) => purgeOldLabels(deps, signal) },
  {
    name: 'dataExports.write',
    lane: 'imports',
    priority: 20,
    timeLimit: 3600,
    run: ({ exportId }, { signal }) => writeExport(deps, exportId, signal),
  },
  { name: 'dataExports.removeFile', priority: 30, run: ({ key }) => removeExportFile(deps, key) },
  { name: 'dataExports.purge', priority: 30, everyMinute: true, run: () => purgeExports(deps) },
]
