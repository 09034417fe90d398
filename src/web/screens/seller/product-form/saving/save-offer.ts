import type { OwnOffer } from '../../../../../domains/products/offers/contract.ts'
import { type Api, ApiProblem } from '../../../../api-client.ts'
import { isDirty } from '../../../../parts/forms/draft/create-draft.ts'
import { inTurn } from '../../../../parts/forms/draft/use-autosave.ts'
import { type FieldMessages, fieldMessages } from '../../../../parts/forms/field-messages.ts'
import type { OfferForm } from '../form-state.ts'
import { bodyOf } from '../offer-body.ts'
import { adoptSaved } from './adopt-saved.ts'
import type { OfferStore, Unanswered } from './offer-store.ts'

export type SaveEnv = {
  api: Api
  companyId: number
  /** Code of the unit that a new product is made of: it stands in the product from its first save on. */
  unit: string | null
  /** Attribute schema of a category. */
  schema: (categoryId: number | null) => Parameters<typeof bodyOf>[1]
  /** Messages at fields that cannot be sent as they are. */
  check: (form: OfferForm) => FieldMessages
  /** The server's words, or our own when there was no answer. */
  explain: (error: unknown) => string
  newKey: () => string
}

/** Saves what is typed now. True: the market keeps it. Somebody else's newer product is put into `newest`; nothing is overwritten. */
export function createSave(store: OfferStore, env: SaveEnv): () => Promise<boolean> {
  return inTurn(() => saveNow(store, env))
}

async function saveNow(store: OfferStore, env: SaveEnv): Promise<boolean> {
  if (store.read().newest) return false
  store.set({ phase: 'saving', failure: null })
  try {
    const waiting = store.read().unanswered
    if (waiting) await send(store, env, waiting)
    if (store.read().offer && !isDirty(store.read())) return done(store)
    const { draft: form, offer } = store.read()
    const errors = env.check(form)
    if (Object.keys(errors).length > 0) {
      store.set({ errors, phase: 'idle' })
      return false
    }
    await send(store, env, { key: env.newKey(), form, productId: offer?.id ?? null, revision: offer?.revision ?? 0 })
    return done(store)
  } catch (error) {
    await refuse(store, env, error)
    return false
  }
}

function done(store: OfferStore): true {
  store.set({ phase: 'idle', savedAt: Date.now() })
  return true
}

async function send(store: OfferStore, { api, companyId, unit, schema }: SaveEnv, save: Unanswered): Promise<void> {
  const { key, form, productId, revision } = save
  const body = bodyOf(form, schema(form.categoryId))
  store.set({ unanswered: save })
  // Sent again it is the same product, and the unit stands there once.
  const withUnit = async (made: OwnOffer): Promise<OwnOffer> => {
    if (unit === null) return made
    const params = { id: companyId, productId: made.id }
    return api('POST /api/companies/{id}/products/{productId}/units', {
      params,
      body: { codes: [unit], versionId: null },
    })
  }
  try {
    const answer =
      productId === null
        ? await withUnit(
            await api('POST /api/companies/{id}/products', { params: { id: companyId }, body, idempotencyKey: key }),
          )
        : await api('PUT /api/companies/{id}/products/{productId}', {
            params: { id: companyId, productId },
            body: { ...body, revision },
            idempotencyKey: key,
          })
    store.set({ ...adoptSaved(form, store.read().draft, answer), offer: answer, unanswered: null })
  } catch (error) {
    // Only where no answer came may the market have saved it all the same.
    if (!isUnanswered(error)) store.set({ unanswered: null })
    throw error
  }
}

const isUnanswered = (error: unknown) =>
  error instanceof ApiProblem && (error.status === 0 || error.status >= 502 || error.code === 'request_in_progress')

async function refuse(store: OfferStore, { api, companyId, explain }: SaveEnv, error: unknown): Promise<void> {
  const { offer } = store.read()
  if (error instanceof ApiProblem && error.code === 'product_changed' && offer) {
    try {
      const params = { id: companyId, productId: offer.id }
      const newest: OwnOffer = await api('GET /api/companies/{id}/products/{productId}', { params })
      store.set({ newest, phase: 'failed', failure: null })
    } catch (missing) {
      store.set({ phase: 'failed', failure: explain(missing) })
    }
    return
  }
  store.set({ phase: 'failed', failure: explain(error), errors: fieldMessages(error) })
}
