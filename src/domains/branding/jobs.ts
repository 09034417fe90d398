import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { applyHolidays } from './holiday.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'companies.applyHolidays': Nothing
  }
}

export const brandingJobs = (deps: Deps): JobKind[] => [
  { name: 'companies.applyHolidays', everyMinute: true, run: () => applyHolidays(deps) },
]
