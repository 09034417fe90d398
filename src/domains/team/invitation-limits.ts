import { defineLimit } from '../../platform/limits/limits.ts'

/** Nobody is written to at will: neither by one person nor, whoever asks, at one address. */
export const PER_PERSON = defineLimit({ name: 'invite', attempts: 30, seconds: 3600 })
export const PER_ADDRESS = defineLimit({ name: 'invited', attempts: 5, seconds: 86_400 })
