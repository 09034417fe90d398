export { settingsService } from './http.ts'
export {
  forgetSettings,
  readPublicSettings,
  readSecret,
  readSetting,
  VERSION,
  writeSetting,
} from './read-settings.ts'
export { siteService } from './site/http.ts'
