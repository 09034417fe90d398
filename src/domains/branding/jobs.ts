import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { turnHolidays } from './holiday.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'companies.turnHolidays': Nothing
  }
}

export const brandingJobs = (deps: Deps): JobKind[] => [
  { name: 'companies.turnHolidays', everyMinute: true, run: () => turnHolidays(deps) },
]
