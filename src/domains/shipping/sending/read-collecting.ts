import type { Deps } from '../../../platform/deps.ts'
import type { CollectionTimes } from './contract.ts'
import { findCollecting } from './store/settings.ts'

/** Companies for which couriers are ordered by themselves, and when (on the market's clock). */
export const readCollecting = ({ db }: Pick<Deps, 'db'>): Promise<{ companyId: number; times: CollectionTimes }[]> =>
  findCollecting(db)
