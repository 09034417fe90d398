import type { Deps } from '../../platform/deps.ts'
import { findWithOpenMoney } from '../cash-on-delivery/index.ts'
import { eraseLabels, purgeLabels } from '../labels/index.ts'

const withOpenMoney = ({ db }: Pick<Deps, 'db'>, orderIds: readonly number[]) => findWithOpenMoney(db, orderIds)

export const eraseLabelsOf = (deps: Deps, userId: string): Promise<void> => eraseLabels(deps, userId, withOpenMoney)

/** Lets labels forget whom they were for, some at a time. Two at once take nothing twice; a stop in between loses nothing. */
export async function purgeOldLabels(deps: Deps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(await purgeLabels(deps, withOpenMoney)).all);
}
