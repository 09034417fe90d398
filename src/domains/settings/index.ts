export { settingsService } from './http.ts'
export {
  forgetSettings,
  readCommissionRate,
  readPublicSettings,
  readSecret,
  readSetting,
  VERSION,
  writeSetting,
} from './read-settings.ts'
export { siteService } from './site/http.ts'
