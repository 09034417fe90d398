import type { Contract } from '../../../values/endpoint.ts'

export const assistContract = {} as const satisfies Contract
