import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import { checkUntilAnswered } from './check-registers.ts'
import { removeFile } from './remove-file.ts'

export const companiesJobs = (deps: Deps): JobKind[] => [
  {
    name: 'companies.checkRegisters',
    run: (payload: { companyId: number; attempt: number }) => checkUntilAnswered(deps, payload),
  },
  { name: 'companies.removeFile', run: (payload: { key: string }) => removeFile(deps, payload.key) },
]
