export { BACKUP_SETTING } from './health/read-health.ts'
export { readMaintenance, writeMaintenance } from './maintenance/switch-maintenance.ts'
export { deskServices } from './services.ts'
