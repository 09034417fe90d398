import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import type { Locale } from '../../values/locale.ts'
import { writeExport } from './exporting/write-export.ts'
import { dropRows, forgetExport, forgetImport, removeFile } from './remove-files.ts'
import type { Work } from './work/hold-work.ts'
import { workOnImport } from './work/work-on-import.ts'

export const importsJobs = (deps: Deps): JobKind[] => [
  { name: 'imports.work', run: (work: Work) => workOnImport(deps, work) },
  { name: 'imports.dropRows', run: ({ importId }: { importId: number }) => dropRows(deps, importId) },
  { name: 'imports.forget', run: ({ importId }: { importId: number }) => forgetImport(deps, importId) },
  { name: 'imports.removeFile', run: ({ key }: { key: string }) => removeFile(deps, key) },
  {
    name: 'imports.writeExport',
    run: (job: { exportId: number; locale: Locale }) => writeExport(deps, job),
  },
  { name: 'imports.forgetExport', run: ({ exportId }: { exportId: number }) => forgetExport(deps, exportId) },
]
