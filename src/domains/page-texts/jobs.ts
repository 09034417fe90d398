import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { notifyNewSeller, notifySellers } from './notify-sellers.ts'
import { noteValues } from './read-values.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'pageTexts.noteValues': Nothing
    'pageTexts.notifyNewSeller': { companyId: number }
    'pageTexts.notifySellers': { versionId: number }
  }
}

/** Sellers hear of new terms; what stood in the places of texts is known afterwards. */
export const pageTextsJobs = (deps: Deps): JobKind[] => [
  { name: 'pageTexts.noteValues', everyMinute: true, run: () => noteValues(deps) },
  {
    name: 'pageTexts.notifyNewSeller',
    lane: 'mail',
    priority: 5,
    hears: ['company.changed'],
    run: ({ companyId }) => notifyNewSeller(deps, companyId),
  },
  {
    name: 'pageTexts.notifySellers',
    lane: 'mail',
    // What people wait for goes first.
    priority: 5,
    hears: ['terms.published'],
    timeLimit: 300,
    run: ({ versionId }, { signal }) => notifySellers(deps, versionId, signal),
  },
]
