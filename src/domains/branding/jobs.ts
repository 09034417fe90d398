import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import { turnHolidays } from './holiday.ts'

export const brandingJobs = (deps: Deps): JobKind[] => [
  { name: 'companies.turnHolidays', run: () => turnHolidays(deps) },
]
