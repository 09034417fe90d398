import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { writtenText } from '../../../values/written-text.ts'
import { orderNumber } from '../contract.ts'

/** Of an order. */
export const NOTES_LIMIT = 100
export const NOTE_LENGTH = 1000

/** `former`: the account is deleted; `program`: one with a key of the company. */
export const NOTE_AUTHORS = ['person', 'former', 'program'] as const

const note = z.object({
  id: z.number().int(),
  text: z.string(),
  by: z.enum(NOTE_AUTHORS),
  /** Of a person; null otherwise. */
  author: z.string().nullable(),
  /** Whether who asks wrote it: they alone change it. */
  own: z.boolean(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
})
/** The latest first; the buyer, other sellers and the operator see none of them. */
const notes = z.object({ notes: z.array(note) })

export type OrderNote = z.infer<typeof note>

const params = z.object({ id: idInPath, number: orderNumber })
const ofNote = params.extend({ note: idInPath })
const text = writtenText(NOTE_LENGTH).min(1)
const NO_ORDER = ['company_not_found', 'order_not_found'] as const

export const notesContract = {
  'GET /api/companies/{id}/orders/{number}/notes': {
    summary: 'What the company’s people noted about an order for each other, the latest first',
    access: 'signedIn',
    scope: 'orders:read',
    params,
    response: notes,
    failures: NO_ORDER,
  },
  'POST /api/companies/{id}/orders/{number}/notes': {
    summary: 'Note something about an order; at most 100 an order',
    access: 'signedIn',
    scope: 'orders:write',
    params,
    body: z.strictObject({ text }),
    response: notes,
    failures: [...NO_ORDER, 'too_many_notes'],
  },
  'PUT /api/companies/{id}/orders/{number}/notes/{note}': {
    summary: 'Change an own note',
    access: 'signedIn',
    scope: 'orders:write',
    params: ofNote,
    body: z.strictObject({
      text,
      /** The text that is being changed, as it was read: what another window wrote is not overwritten. */
      replaces: z.string().max(4 * NOTE_LENGTH),
    }),
    response: notes,
    failures: [...NO_ORDER, 'note_not_found', 'note_of_another', 'note_changed'],
  },
  'DELETE /api/companies/{id}/orders/{number}/notes/{note}': {
    summary: 'Delete an own note; owners and managers delete any',
    access: 'signedIn',
    scope: 'orders:write',
    params: ofNote,
    response: notes,
    failures: [...NO_ORDER, 'note_not_found', 'note_of_another'],
  },
} as const satisfies Contract
