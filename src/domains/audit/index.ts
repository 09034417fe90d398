export { auditService } from './http.ts'
export { readAudit } from './read-audit.ts'
export { type AuditEntry, recordAudit } from './record.ts'
