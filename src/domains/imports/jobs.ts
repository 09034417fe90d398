import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/jobs.ts'
import type { Locale } from '../../values/locale.ts'
import { writeExport } from './exporting/write-export.ts'
import { dropRows, forgetExport, forgetImport, removeFile } from './remove-files.ts'
import type { Work } from './work/hold-work.ts'
import { workOnImport } from './work/work-on-import.ts'

export const importsJobs = (deps: Deps): JobKind[] =>
  inLane('imports', [
    { name: 'imports.work', timeLimit: 600, run: (work: Work, { signal }) => workOnImport(deps, work, signal) },
    { name: 'imports.dropRows', run: ({ importId }: { importId: number }) => dropRows(deps, importId) },
    { name: 'imports.forget', run: ({ importId }: { importId: number }) => forgetImport(deps, importId) },
    { name: 'imports.removeFile', run: ({ key }: { key: string }) => removeFile(deps, key) },
    {
      name: 'imports.writeExport',
      timeLimit: 1800,
      run: (job: { exportId: number; locale: Locale }, { signal }) => writeExport(deps, job, signal),
    },
    { name: 'imports.forgetExport', run: ({ exportId }: { exportId: number }) => forgetExport(deps, exportId) },
  ])
