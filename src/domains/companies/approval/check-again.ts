import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../platform/http/service.ts'
import { checkRegisters } from '../check-registers.ts'
import type { CompanyFile } from './contract.ts'
import { readFile } from './read-file.ts'
import { requireOperator } from './require-operator.ts'

/** Asks the public registers now and answers what is known then; one that cannot be reached leaves what was known. */
export async function checkAgain(deps: Deps, actor: Actor | undefined, companyId: number): Promise<CompanyFile> {
  requireOperator(actor)
  await readFile(deps, actor, companyId)
  await checkRegisters(deps, companyId)
  return readFile(deps, actor, companyId)
}
