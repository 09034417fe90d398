import type { Contract } from '../../../values/endpoint.ts'

export const apiKeysContract = {} as const satisfies Contract
