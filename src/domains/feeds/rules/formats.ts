import type { FeedName } from '../contract.ts'
import { ceneo } from './ceneo.ts'
import type { FeedFormat } from './feed-item.ts'
import { google } from './google.ts'

/** How each site wants its list. */
export const FORMATS: Readonly<Record<FeedName, FeedFormat>> = { google, ceneo }
