export { settingsService } from './http.ts'
export {
  clearSettingsCache,
  lockSetting,
  readPublicSettings,
  readSecret,
  readSetting,
  readSettings,
  requireOpen,
  VERSION,
  writeSetting,
} from './read-settings.ts'
