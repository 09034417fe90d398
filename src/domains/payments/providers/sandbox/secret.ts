import type { Deps } from '../../../../platform/deps.ts'
import { readSecret } from '../../../settings/index.ts'

/** Secret that the sandbox provider shares with the market. */
export const sandboxSecret = (deps: Deps) => readSecret(deps, 'sandbox')
