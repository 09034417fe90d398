import { approvalService } from './http.ts'
import { oversightService } from './oversight/http.ts'

/** What the operator decides of companies, until they sell and after. */
export const approvalServices = [approvalService, oversightService] as const
