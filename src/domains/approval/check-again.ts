import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { checkRegisters } from '../companies/index.ts'
import type { CompanyFile } from './contract.ts'
import { readFile } from './read-file.ts'

/** Asks the public registers now and answers what is known then; one that cannot be reached leaves what was known. */
export async function checkAgain(deps: Deps, actor: Actor | undefined, companyId: number): Promise<CompanyFile> {
  requireOperator(actor)
  await readFile(deps, actor, companyId)
  await checkRegisters(deps, companyId)
  return readFile(deps, actor, companyId)
}
