import { dutiesService } from './duties/http.ts'
import { moderationService } from './http.ts'
import { operatorModerationService } from './operator/http.ts'

/** Everybody's side of reports and decisions, the operator's, and the table of duties. */
export const moderationServices = [moderationService, operatorModerationService, dutiesService] as const
