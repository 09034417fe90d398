import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { settingsContract } from './contract.ts'
import { readPublicSettings } from './read-settings.ts'

export const settingsService = (deps: Deps) =>
  service(settingsContract, {
    'GET /api/settings': async (_, call) => {
      call.cache({ tags: ['settings'], maxAge: 300 })
      return readPublicSettings(deps)
    },
  })
