import type { Deps } from '../../platform/deps.ts'
import type { PublicCompany } from '../companies/contract.ts'
import { dossiers, readSellers } from '../companies/index.ts'

/** The market's own company; null until the operator has entered it. */
export async function readOwner(deps: Deps): Promise<PublicCompany | null> {
  const id = await dossiers.findOwnerId(deps.db)
  if (id === undefined) return null
  return (await readSellers(deps, [id]))[0] ?? null
}
