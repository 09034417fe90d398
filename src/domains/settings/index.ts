export { settingsService } from './http.ts'
export {
  forgetSettings,
  readCommissionRate,
  readSecret,
  readSetting,
  VERSION,
  writeSetting,
} from './read-settings.ts'
