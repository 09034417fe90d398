import type { Contract } from '../../values/endpoint.ts'

export const insightsContract = {} as const satisfies Contract
