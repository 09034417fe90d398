import { z } from 'zod'
import { isEan, plainEan } from '../../values/ean.ts'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { inLanguages } from '../../values/local-text.ts'
import { writtenText } from '../../values/written-text.ts'
import { isSafetyGate, RECALL_KINDS, RECALL_SOURCES, STEPS, YEARS_MOST } from './rules/recall-steps.ts'

const inEach = (most: number) => inLanguages(writtenText(most)).extend({ 'pl-PL': writtenText(most).min(3) })
const texts = { title: inEach(150), danger: inEach(2000), remedy: inEach(2000) }
/** Where the market's languages stand, Polish always. */
const shown = inLanguages(z.string())

/** A recall as everybody reads it. Times in UTC. */
export const recallView = z.object({
  id: z.number().int(),
  kind: z.enum(RECALL_KINDS),
  title: shown,
  danger: shown,
  remedy: shown,
  link: z.string().nullable(),
  brand: z.string().nullable(),
  model: z.string().nullable(),
  ean: z.string().nullable(),
  publishedAt: z.string(),
  endedAt: z.string().nullable(),
})
export type RecallView = z.infer<typeof recallView>

/** The same with how far it is told, for the operator. */
export const recallFile = recallView.extend({
  source: z.enum(RECALL_SOURCES),
  categoryIds: z.array(z.number().int()).nullable(),
  productIds: z.array(z.number().int()).nullable(),
  since: z.string(),
  pauses: z.boolean(),
  provision: z.string(),
  receivedAt: z.string(),
  dueAt: z.string(),
  /** It should have been told by now. */
  late: z.boolean(),
  step: z.enum(STEPS),
  doneAt: z.string().nullable(),
  /** Counted up to a bound. */
  offers: z.number().int(),
  sellers: z.number().int(),
  buyers: z.number().int(),
})
export type RecallFile = z.infer<typeof recallFile>

export const recallBody = z.strictObject({
  kind: z.enum(RECALL_KINDS),
  source: z.enum(RECALL_SOURCES),
  ...texts,
  /** A page of Safety Gate. */
  link: z.string().trim().max(300).refine(isSafetyGate).nullable(),
  brand: writtenText(80).nullable(),
  model: writtenText(120).nullable(),
  ean: z
    .string()
    .trim()
    .max(24)
    .refine((text) => isEan(plainEan(text)))
    .nullable(),
  categoryId: z.number().int().min(1).max(2_147_483_647).nullable(),
  productIds: z.array(z.number().int().min(1).max(2_147_483_647)).max(500),
  years: z.number().int().min(1).max(YEARS_MOST),
  /** Whether the offers are paused until their sellers have mended them. */
  pauses: z.boolean(),
  /** On which provision they are. */
  provision: writtenText(300).min(3),
  receivedAt: z.iso.datetime({ offset: true }),
})
export type RecallBody = z.infer<typeof recallBody>

const after = z.coerce.number().int().min(1).max(2_147_483_647).optional()
const params = z.object({ id: idInPath })

export const recallsContract = {
  'GET /api/recalls': {
    summary: 'Recalls, safety notices and illegal products, the newest first',
    access: 'public',
    query: z.object({ after }),
    response: z.object({ recalls: z.array(recallView), next: z.number().int().nullable() }),
  },
  'GET /api/purchases/{key}/recalls': {
    summary: 'What is to be known of the goods of a purchase',
    access: 'public',
    params: z.object({ key: z.string().max(100) }),
    response: z.object({ recalls: z.array(recallView) }),
    failures: ['purchase_not_found'],
  },
  'GET /api/admin/recalls': {
    summary: 'Recalls with how far they are told, the newest first; `q`: by number, title, brand, model or EAN',
    access: 'operator',
    area: 'content',
    query: z.object({
      /** Its number, part of its title in any language, of the brand or model, or the EAN. */
      q: z.string().trim().max(100).optional(),
      after,
    }),
    response: z.object({ recalls: z.array(recallFile), next: z.number().int().nullable() }),
  },
  'POST /api/admin/recalls': {
    summary:
      'Publishes a recall: offers it is about are paused with reasons, their sellers and everybody who bought them are told',
    access: 'operator',
    area: 'content',
    body: recallBody,
    status: 201,
    response: recallFile,
    failures: ['recall_of_nothing', 'received_in_future', 'category_not_found'],
  },
  'GET /api/admin/recalls/{id}': {
    summary: 'A recall and how far it is told',
    access: 'operator',
    area: 'content',
    params,
    response: recallFile,
    failures: ['recall_not_found'],
  },
  'POST /api/admin/recalls/{id}/end': {
    summary: 'Ends a recall: new offers are no longer compared with it; what was decided stays',
    access: 'operator',
    area: 'content',
    params,
    status: 200,
    response: recallFile,
    failures: ['recall_not_found'],
  },
} as const satisfies Contract
