import type { ProviderFieldName } from '../contract.ts'

/** What the operator of the market enters for a provider (B10, E15). Public values are shown again, secrets never. */
export type ProviderField = {
  name: ProviderFieldName
  secret: boolean
  shape: { test: (value: string) => boolean }
  /** The provider works without it. */
  optional?: true
}

/** Shapes are wide where providers document none: a key that looks odd is better kept than refused. */
export const WORD = /^[\w.+/=-]{4,500}$/
