import type { Deps } from '../../platform/deps.ts'
import type { TaxData } from './rules/tax-data.ts'
import type { TaxSeller } from './rules/tax-seller.ts'

/** Numbers of people lie sealed in the database and in files. */
export const sealJson = (deps: Pick<Deps, 'secrets'>, value: TaxData | TaxSeller): Buffer =>
  deps.secrets.seal(JSON.stringify(value))

export const openData = (deps: Pick<Deps, 'secrets'>, sealed: Buffer): TaxData =>
  JSON.parse(deps.secrets.open(sealed)) as TaxData

export const openSeller = (deps: Pick<Deps, 'secrets'>, sealed: Buffer): TaxSeller =>
  JSON.parse(deps.secrets.open(sealed)) as TaxSeller
