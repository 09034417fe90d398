import { eachFact, FACTS, type FactName, type Facts, isWhole } from '../../../../domains/products/rules/facts.ts'
import { readWhole } from '../../../parts/forms/read-number.ts'

/** Plain facts as typed: numbers as text. */
export type TypedFacts = { [Name in FactName]: Facts[Name] extends boolean ? boolean : string }

const typed = (value: Facts[FactName]) => (typeof value === 'boolean' ? value : String(value ?? ''))

export const emptyFacts = () => eachFact((name) => typed(FACTS[name].none)) as TypedFacts
export const typedFacts = (offer: Facts) => eachFact((name) => typed(offer[name])) as TypedFacts

/** As the market takes them; what nobody typed is what a product has that nothing is said of. */
export const meantFacts = (form: TypedFacts) =>
  eachFact((name) => (isWhole(name) ? (readWhole(form[name]) ?? FACTS[name].none) : form[name])) as Facts
