import type { Contract } from '../../../values/endpoint.ts'

export const logisticsContract = {} as const satisfies Contract
