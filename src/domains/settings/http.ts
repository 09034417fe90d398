import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { settingsContract } from './contract.ts'
import { readWithExpiry } from './read-settings.ts'

/** Seconds. */
const LONGEST = 300

/** The public configuration that every page needs, until the day of dispatch turns. */
export const settingsService = (deps: Deps) =>
  service(settingsContract, {
    'GET /api/settings': async (_, call) => {
      const { settings, changesAt } = await readWithExpiry(deps)
      // No page may go on saying "today" when it is no longer true.
      const seconds = Math.floor((changesAt - deps.now().getTime()) / 1000)
      call.cache({ tags: ['settings'], maxAge: Math.max(0, Math.min(LONGEST, seconds)) })
      return settings
    },
  })
