export { privacyService } from './http.ts'
