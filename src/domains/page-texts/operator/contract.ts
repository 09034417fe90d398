import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { LOCALES } from '../../../values/locale.ts'
import { writtenText } from '../../../values/written-text.ts'
import { PAGE_NAMES } from '../../terms/rules/index.ts'
import { blockShape, versionBrief } from '../contract.ts'

export const WORDS_LIMIT = 60_000
export const CHANGES_LIMIT = 2000
export const NOTICE_DAYS_LIMITS = [15, 180] as const

const inEach = <T extends z.ZodType>(one: T) => z.partialRecord(z.enum(LOCALES), one)
const words = inEach(writtenText(WORDS_LIMIT))
const changes = inEach(writtenText(CHANGES_LIMIT))

export const draftView = z.object({ words, changes, revision: z.number().int(), updatedAt: z.string() })
export type DraftView = z.infer<typeof draftView>

/** `told`: companies whose owners were told of it so far; null: nobody has to be. */
const operatorVersion = versionBrief.extend({
  languages: z.array(z.enum(LOCALES)),
  told: z.object({ companies: z.number().int(), done: z.boolean() }).nullable(),
  exception: z.object({ ground: z.enum(['law', 'danger']), reason: z.string() }).nullable(),
})

export const textFile = z.object({
  page: z.enum(PAGE_NAMES),
  bindsSellers: z.boolean(),
  bindsBuyers: z.boolean(),
  /** What a new version may be begun from: what is in force. */
  inForce: words.nullable(),
  /** What the market comes with, as a text of the editor, by language. */
  builtIn: words,
  draft: draftView.nullable(),
  versions: z.array(operatorVersion),
  next: z.number().int().nullable(),
  noticeDays: z.number().int(),
  /** The first day on which a version may begin when it is published today. */
  earliest: z.string(),
  placeholders: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type TextFile = z.infer<typeof textFile>

const params = z.object({ page: z.enum(PAGE_NAMES) })
const locale = z.enum(LOCALES)
const faults = ['text_place_unknown', 'link_refused', 'changed_meanwhile'] as const

export const operatorTextsContract = {
  'GET /api/admin/texts': {
    summary: 'The pages whose text the operator may write, with what is in force and planned',
    access: 'operator',
    area: 'content',
    response: z.object({
      noticeDays: z.number().int(),
      pages: z.array(
        z.object({
          page: z.enum(PAGE_NAMES),
          area: z.enum(['content', 'market']),
          bindsSellers: z.boolean(),
          bindsBuyers: z.boolean(),
          hasDraft: z.boolean(),
          inForce: versionBrief.nullable(),
          planned: z.array(versionBrief),
          /** Languages that the version in force lacks. */
          missing: z.array(locale),
        }),
      ),
    }),
  },
  'PUT /api/admin/text-settings': {
    summary: 'How many days before sellers are told of new terms; the law asks for fifteen',
    access: 'operator',
    area: 'market',
    body: z.strictObject({ noticeDays: z.number().int().min(NOTICE_DAYS_LIMITS[0]).max(NOTICE_DAYS_LIMITS[1]) }),
    response: z.object({ noticeDays: z.number().int() }),
  },
  'GET /api/admin/texts/{page}': {
    summary: 'One page: its draft and versions, and what may stand in its places',
    access: 'operator',
    area: 'content',
    params,
    query: z.object({ after: z.coerce.number().int().min(1).max(1_000_000).optional() }),
    response: textFile,
  },
  'PUT /api/admin/texts/{page}/draft': {
    summary: 'Saves the draft; an old revision is refused with 409, an unknown placeholder by its name',
    access: 'operator',
    area: 'content',
    params,
    body: z.strictObject({ words, changes, revision: z.number().int().min(0) }),
    response: draftView,
    failures: [...faults, 'staff_role'],
  },
  'DELETE /api/admin/texts/{page}/draft': {
    summary: 'Throws the draft away',
    access: 'operator',
    area: 'content',
    params,
    query: z.object({ revision: z.coerce.number().int().min(1) }),
    response: z.object({}),
    failures: ['changed_meanwhile', 'staff_role'],
  },
  'POST /api/admin/texts/{page}/preview': {
    summary: 'A text as the page will show it, compared with what is in force',
    access: 'operator',
    area: 'content',
    params,
    body: z.strictObject({ locale, words: writtenText(WORDS_LIMIT) }),
    response: z.object({
      blocks: z.array(blockShape),
      unknown: z.array(z.string()),
      refused: z.array(z.string()),
      compared: z.array(z.object({ mark: z.enum(['same', 'gone', 'new']), text: z.string() })).nullable(),
    }),
  },
  'POST /api/admin/texts/{page}/versions': {
    summary: 'Publishes the draft from a day on; what binds sellers needs its days, or a reason in the law or a danger',
    access: 'operator',
    area: 'content',
    params,
    body: z.strictObject({
      revision: z.number().int().min(1),
      /** Day of the market. */
      from: z.iso.date(),
      exception: z.strictObject({ ground: z.enum(['law', 'danger']), reason: writtenText(1000).min(20) }).nullable(),
    }),
    status: 201,
    response: textFile,
    failures: [...faults, 'staff_role', 'text_draft_missing', 'terms_from_past', 'terms_notice_too_short', 'required'],
  },
} as const satisfies Contract
