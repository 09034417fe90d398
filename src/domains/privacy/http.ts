import { translateFailure } from '../../i18n/index.ts'
import type { Deps } from '../../platform/deps.ts'
import { FileAnswer, service } from '../../platform/http/service.ts'
import { privacyContract } from './contract.ts'
import { deleteAccount } from './delete-account.ts'
import { exportData } from './export-data.ts'

/** Export of all that is kept of a person, and deletion of the own account. */
export const privacyService = (deps: Deps) =>
  service(privacyContract, {
    'DELETE /api/users/delete': async (_, { actor, locale }) => {
      await deleteAccount(deps, actor)
      return { message: translateFailure(locale, 'account_delete') }
    },
    'GET /api/account/export': async (_, { actor, locale }) => {
      const bytes = await exportData(deps, actor, locale)
      return new FileAnswer(bytes, 'application/zip', `my-data-${deps.now().toISOString().slice(0, 10)}.zip`)
    },
  })
