export { settingsService } from './http.ts'
export {
  forgetSettings,
  lockSetting,
  readPublicSettings,
  readSecret,
  readSetting,
  requireOpen,
  VERSION,
  writeSetting,
} from './read-settings.ts'
