import type { Contract } from '../../../values/endpoint.ts'

export const treeContract = {} as const satisfies Contract
