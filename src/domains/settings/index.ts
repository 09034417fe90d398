export { settingsService } from './http.ts'
export {
  clearSettingsCache,
  lockSetting,
  readDispatchRules,
  readPublicSettings,
  readSecret,
  readSetting,
  readSettings,
  readTransitDays,
  requireOpen,
  VERSION,
  writeSetting,
} from './read-settings.ts'
