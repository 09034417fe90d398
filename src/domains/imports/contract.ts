import type { Contract } from '../../values/endpoint.ts'

export const importsContract = {} as const satisfies Contract
