import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/kinds.ts'
import { checkUntilAnswered } from './check-registers.ts'
import { removeFile } from './remove-file.ts'

declare module '../../platform/jobs/names.ts' {
  interface Events {
    'company.changed': { companyId: number }
  }
  interface Jobs {
    'companies.checkRegisters': { companyId: number; attempt: number }
    'companies.removeFile': { key: string }
  }
}

/** Asks public registers until they answer, and removes files that nothing refers to. */
export const companiesJobs = (deps: Deps): JobKind[] => [
  { name: 'companies.checkRegisters', run: (payload) => checkUntilAnswered(deps, payload) },
  { name: 'companies.removeFile', run: ({ key }) => removeFile(deps, key) },
]
