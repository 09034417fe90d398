export { settingsService } from './http.ts'
export {
  readCommissionRate,
  readSecret,
  readSetting,
  VERSION,
  writeSetting,
} from './read-settings.ts'
