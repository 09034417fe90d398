import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import type { FeedName } from './contract.ts'
import { beginDueFeeds } from './writing/begin-feed.ts'
import { purgeParts } from './writing/purge-parts.ts'
import { writePart } from './writing/write-part.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'feeds.begin': Nothing
    'feeds.write': { feed: FeedName; id: string }
    'feeds.purge': { keys: readonly string[] }
  }
}

/** Lists for other sites, written part by part while nobody waits for anything else. */
export const feedsJobs = (deps: Deps): JobKind[] => [
  { name: 'feeds.begin', everyMinute: true, run: () => beginDueFeeds(deps) },
  { name: 'feeds.write', priority: 30, timeLimit: 300, run: (job, { signal }) => writePart(deps, job, signal) },
  { name: 'feeds.purge', priority: 30, run: ({ keys }) => purgeParts(deps, keys) },
]
