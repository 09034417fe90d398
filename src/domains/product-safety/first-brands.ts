import type { Deps } from '../../platform/deps.ts'
import { brandKey } from './brand-key.ts'
import type { Trader } from './contract.ts'
import { insertFirstBrands } from './store/brands.ts'

/** Plainly nobody's address: who opens a market enters the true ones. */
const EXAMPLE: Omit<Trader, 'name'> = {
  address: 'ul. Przykładowa 1, 00-001 Warszawa',
  country: 'PL',
  contact: 'bezpieczenstwo@example.com',
}

/** Brands to begin with: with example data where that is said, else by name alone. What is there stays. */
export async function enterBrands(deps: Deps, names: readonly string[], { asExample }: { asExample: boolean }) {
  const brands = new Map(
    names.map((name) => {
      const maker = asExample ? { name: `${name} (example data)`, ...EXAMPLE } : null
      return [brandKey(name), { name, key: brandKey(name), maker, responsible: null, isExample: asExample }] as const
    }),
  )
  if (brands.size > 0) await insertFirstBrands(deps.db, [...brands.values()], deps.now())
}
