import { useRef, useState } from 'react'
import type { OwnShop } from '../../../domains/shops/own/contract.ts'
import { ApiProblem } from '../../api-client.ts'
import { api } from '../../browser-api.ts'
import { failureText, showFailure } from '../../show-failure.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { notify } from '../../ui/toast-store.ts'
import { focusField } from '../forms/focus-field.ts'
import { useSending } from '../forms/use-sending.ts'
import { problemText } from './problem-text.ts'
import {
  bodyOf,
  changedFields,
  draftOf,
  emptyDraft,
  type Problems,
  problemsOf,
  type ShopDraft,
  type ShopField,
} from './shop-draft.ts'

type Options = { companyId: number; shop: OwnShop | null; country: string; onSaved: (shop: OwnShop) => void }

/** A shop while it is written and saved; `shop: null` opens a new one. What was typed stays, whatever others save meanwhile. */
export function useShopForm({ companyId, shop, country, onSaved }: Options) {
  const t = useTexts('myShops')
  const locale = useLocale()
  const { busy, send } = useSending()
  const [base, setBase] = useState(() => (shop ? draftOf(shop) : emptyDraft(country)))
  const [draft, setDraft] = useState(base)
  const [errors, setErrors] = useState<Problems>({})
  const [conflict, setConflict] = useState<'none' | 'refused' | { both: ShopField[] }>('none')
  const revision = useRef(shop?.revision ?? 0)

  const change = (part: Partial<ShopDraft>) => {
    setDraft((known) => ({ ...known, ...part }))
    const fields = Object.keys(part)
    const stays = (path: string) => !fields.includes(path.split('.')[0] ?? '')
    setErrors((known) => Object.fromEntries(Object.entries(known).filter(([path]) => stays(path))))
  }
  const refuse = (words: Problems) => {
    setErrors(words)
    notify('danger', t('checkFields'))
    const first = Object.keys(words)[0]
    if (first) setTimeout(() => focusField(first))
  }
  const fail = (error: unknown) => {
    if (error instanceof ApiProblem && error.code === 'changed_meanwhile') return setConflict('refused')
    if (error instanceof ApiProblem && error.status === 422 && error.errors.length > 0) {
      return refuse(
        Object.fromEntries(error.errors.map(({ field, message }) => [field.replace(/^body\./, ''), message])),
      )
    }
    // M01: a shop that cannot be added is told by its own words, and why.
    if (shop) showFailure(error, locale)
    else notify('danger', `${t('addFailed')}. ${failureText(error, locale)}`)
  }
  const save = async () => {
    const problems = problemsOf(draft)
    if (Object.keys(problems).length > 0) {
      return refuse(Object.fromEntries(Object.entries(problems).map(([path, code]) => [path, problemText(t, code)])))
    }
    try {
      const saved = shop
        ? await api('PUT /api/companies/{id}/shops/{shopId}', {
            params: { id: companyId, shopId: shop.id },
            body: { ...bodyOf(draft), revision: revision.current },
          })
        : await api('POST /api/companies/{id}/shops', { params: { id: companyId }, body: bodyOf(draft) })
      notify('good', t(shop ? 'saved' : 'opened'))
      onSaved(saved)
    } catch (error) {
      fail(error)
    }
  }
  /** Takes over what the other person saved where nothing was changed here. */
  const merge = async () => {
    if (!shop) return
    try {
      const theirs = await api('GET /api/companies/{id}/shops/{shopId}', { params: { id: companyId, shopId: shop.id } })
      const saved = draftOf(theirs)
      const mine = changedFields(base, draft)
      const both = changedFields(base, saved).filter(
        (field) => mine.includes(field) && changedFields(saved, draft).includes(field),
      )
      setDraft({ ...saved, ...Object.fromEntries(mine.map((field) => [field, draft[field]])) })
      setBase(saved)
      revision.current = theirs.revision
      setConflict({ both })
    } catch (error) {
      showFailure(error, locale)
    }
  }
  return {
    draft,
    change,
    errors,
    busy,
    isChanged: changedFields(base, draft).length > 0,
    conflict,
    save: () => send(save),
    merge: () => send(merge),
  }
}

export type ShopForm = ReturnType<typeof useShopForm>
