export { settingsService } from './http.ts'
export {
  clearSettingsCache,
  lockSetting,
  readDispatchRules,
  readPublicSettings,
  readSecret,
  readSetting,
  readSettings,
  requireOpen,
  VERSION,
  writeSetting,
} from './read-settings.ts'
