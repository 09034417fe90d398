import { dutiesService } from './duties/http.ts'
import { flaggersService } from './flaggers/http.ts'
import { goodsService } from './goods/http.ts'
import { moderationService } from './http.ts'
import { operatorModerationService } from './operator/http.ts'

/** Everybody's side of reports and decisions, the operator's, and the table of duties. */
export const moderationServices = [
  moderationService,
  operatorModerationService,
  dutiesService,
  flaggersService,
  goodsService,
] as const
