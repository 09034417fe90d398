import type { ProductView, productFacts } from '../contract.ts'

/** `none`: what a product has that nothing is said of. */
type Fact = { kind: 'flag'; none: false } | { kind: 'whole'; most: number; none: 0 | null }

/** How each plain fact of a product is read from files, kept and typed. The list of what another one touches: ARCHITECTURE.md. */
export const FACTS = {
  refurbished: { kind: 'flag', none: false },
  batteryHealth: { kind: 'whole', most: 100, none: null },
  warrantyMonths: { kind: 'whole', most: 120, none: 0 },
} as const satisfies { [Name in keyof typeof productFacts]: Fact }
export type FactName = keyof typeof FACTS
export type Facts = Pick<ProductView, FactName>
type OfKind<Kind extends Fact['kind']> = {
  [Name in FactName]: (typeof FACTS)[Name]['kind'] extends Kind ? Name : never
}[FactName]
export type WholeFact = OfKind<'whole'>

export const FACT_NAMES = Object.keys(FACTS) as readonly FactName[]
export const isWhole = (name: FactName): name is WholeFact => FACTS[name].kind === 'whole'

/** Something for each fact: `{ refurbished: …, batteryHealth: … }`. */
export const eachFact = <T>(of: (name: FactName) => T) =>
  Object.fromEntries(FACT_NAMES.map((name) => [name, of(name)])) as Record<FactName, T>

export const pickFacts = (product: Facts): Facts => eachFact((name) => product[name]) as Facts
