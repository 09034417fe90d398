export { settingsService } from './http.ts'
export {
  readCommissionRate,
  readPublicSettings,
  readSecret,
  readSetting,
  VERSION,
  writeSetting,
} from './read-settings.ts'
