export type { AuditEntry } from './contract.ts'
export { auditService } from './http.ts'
export { readAudit } from './read-audit.ts'
export { recordAudit } from './record.ts'
