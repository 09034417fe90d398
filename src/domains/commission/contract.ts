import type { Contract } from '../../values/endpoint.ts'

export const commissionContract = {} as const satisfies Contract
