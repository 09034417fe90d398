import type { Contract } from '../../../values/endpoint.ts'

export const presentationContract = {} as const satisfies Contract
