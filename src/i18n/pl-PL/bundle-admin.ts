import { admin } from './admin.ts'
import { auditLog } from './audit-log.ts'

/** Texts of the operator screens. */
export const texts = { admin, auditLog }
