import type { Contract } from '../../../values/endpoint.ts'

export const placesContract = {} as const satisfies Contract
