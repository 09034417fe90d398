import type { Contract } from '../../../values/endpoint.ts'

export const assortmentContract = {} as const satisfies Contract
