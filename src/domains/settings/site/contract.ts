import type { Contract } from '../../../values/endpoint.ts'

export const siteContract = {} as const satisfies Contract
