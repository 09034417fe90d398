import type { Contract } from '../../../values/endpoint.ts'

export const sellingContract = {} as const satisfies Contract
