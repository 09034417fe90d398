import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { applyHolidays } from './holiday.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'companies.applyHolidays': Nothing
  }
}

/** Begins and ends holidays every minute, by the day in Poland. */
export const brandingJobs = (deps: Deps): JobKind[] => [
  {
    name: 'companies.applyHolidays',
    formerly: ['companies.turnHolidays'],
    everyMinute: true,
    run: () => applyHolidays(deps),
  },
]
