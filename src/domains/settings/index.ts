export { settingsService } from './http.ts'
export { PUBLISHING_RULES, type PublishingRule, readPublishingRule, refusesToday } from './publishing-rules.ts'
export {
  clearSettingsCache,
  lockSetting,
  readDispatchRules,
  readGuaranteeFiles,
  readPublicSettings,
  readSecret,
  readSetting,
  readSettings,
  readTransitDays,
  requireOpen,
  VERSION,
  writeSetting,
} from './read-settings.ts'
export { refuseGreenWords } from './refuse-green-words.ts'
export {
  GUARANTEE_SETTING,
  GUARANTEE_SINCE,
  type GuaranteeFile,
  type GuaranteeFiles,
  missingGuarantee,
  versionOf,
} from './rules/guarantee.ts'
