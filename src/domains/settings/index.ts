export { settingsService } from './http.ts'
export {
  forgetSettings,
  lockSetting,
  readPublicSettings,
  readSecret,
  readSetting,
  VERSION,
  writeSetting,
} from './read-settings.ts'
