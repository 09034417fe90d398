/** Characters of a message. */
export const WORDS_LIMIT = 4000
/** MB of one file. */
export const MESSAGE_FILE_MB = 8
export const FILES_PER_MESSAGE = 5
/** Files of a person that may wait for their message; of one more the oldest goes. */
export const MOST_WAITING = 10
export const TEMPLATE_NAME_LIMIT = 60
export const TEMPLATE_LIMIT = 2000
/** Templates of a company. */
export const MOST_TEMPLATES = 50
/** Hours for which an account is new: strangers write to fewer people. */
export const NEW_ACCOUNT_HOURS = 24
/** Above this unread messages are counted no further. */
export const MOST_COUNTED = 100
export const TOPICS = ['order', 'account', 'selling', 'payment', 'report', 'privacy', 'else'] as const
export type Topic = (typeof TOPICS)[number]
export const REPORT_REASONS = ['fraud', 'outside', 'abuse', 'illegal', 'spam', 'else'] as const
export const DECISIONS = ['dismissed', 'warned', 'closed'] as const
export type Decision = (typeof DECISIONS)[number]
