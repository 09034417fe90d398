import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/kinds.ts'
import type { Locale } from '../../values/locale.ts'
import { writeExport } from './exporting/write-export.ts'
import { dropRows, purgeExport, purgeImport, removeFile } from './remove-files.ts'
import type { Work } from './work/lock-work.ts'
import { workOnImport } from './work/work-on-import.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'imports.work': Work
    'imports.dropRows': { importId: number }
    'imports.forget': { importId: number }
    'imports.removeFile': { key: string }
    'imports.writeExport': { exportId: number; locale: Locale }
    'imports.forgetExport': { exportId: number }
  }
}

/** Reading, checking and writing of files, in a lane of their own and in slices: killed in the middle, the next goes on. */
export const importsJobs = (deps: Deps): JobKind[] =>
  inLane('imports', [
    { name: 'imports.work', timeLimit: 600, run: (work, { signal }) => workOnImport(deps, work, signal) },
    { name: 'imports.dropRows', run: ({ importId }) => dropRows(deps, importId) },
    { name: 'imports.forget', run: ({ importId }) => purgeImport(deps, importId) },
    { name: 'imports.removeFile', run: ({ key }) => removeFile(deps, key) },
    { name: 'imports.writeExport', timeLimit: 1800, run: (job, { signal }) => writeExport(deps, job, signal) },
    { name: 'imports.forgetExport', run: ({ exportId }) => purgeExport(deps, exportId) },
  ])
