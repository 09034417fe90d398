export { commissionService } from './http.ts'
