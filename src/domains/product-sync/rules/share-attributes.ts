import type { AttributeValues } from '../../categories/contract.ts'

/** Parts what is said of several versions: the product has what all share, each version the rest. */
export function shareAttributes(versions: readonly AttributeValues[]): {
  shared: AttributeValues
  own: AttributeValues[]
} {
  const [first = {}, ...others] = versions
  const shared = Object.fromEntries(
    Object.entries(first).filter(([key, value]) => others.every((version) => version[key] === value)),
  )
  const own = versions.map((version) =>
    Object.fromEntries(Object.entries(version).filter(([key]) => !Object.hasOwn(shared, key))),
  )
  return { shared, own }
}
