import type { OwnShop } from '../../../domains/shops/own/contract.ts'
import { api } from '../../browser-api.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { useDraft } from '../forms/draft/use-draft.ts'
import { problemText } from './problem-text.ts'
import { bodyOf, draftOf, emptyDraft, problemsOf, type ShopDraft } from './shop-draft.ts'

type Options = { companyId: number; shop: OwnShop | null; country: string; onSaved: (shop: OwnShop) => void }

/** A shop while it is written and saved; `shop: null` opens a new one. */
export function useShopForm({ companyId, shop, country, onSaved }: Options) {
  const t = useTexts('myShops')
  const params = { id: companyId, shopId: shop?.id ?? 0 }
  const form = useDraft<OwnShop | null, ShopDraft>({
    loaded: shop,
    revision: (one) => one?.revision ?? 0,
    toDraft: (one) => (one ? draftOf(one) : emptyDraft(country)),
    rules: { parts: ['description'] },
    check: (draft) =>
      Object.fromEntries(
        Object.entries(problemsOf(draft)).map(([path, code]) => [path, problemText(t, code, draft.country)]),
      ),
    send: (draft, view) =>
      view
        ? api('PUT /api/companies/{id}/shops/{shopId}', {
            params,
            body: { ...bodyOf(draft), revision: view.revision },
          })
        : api('POST /api/companies/{id}/shops', { params: { id: companyId }, body: bodyOf(draft) }),
    ...(shop && { read: () => api('GET /api/companies/{id}/shops/{shopId}', { params }) }),
    onSaved: (saved) => saved && onSaved(saved),
    words: {
      done: t(shop ? 'saved' : 'opened'),
      wrong: t('checkFields'),
      // M01: a shop that cannot be added is told by its own words, and why.
      ...(!shop && { failed: t('addFailed') }),
    },
  })
  return {
    ...form,
    change(part: Partial<ShopDraft>) {
      form.change(part)
      // Hours are wrong together: another one of them may have mended it.
      form.mend((field) => (field.split('.')[0] ?? '') in part)
    },
  }
}

export type ShopForm = ReturnType<typeof useShopForm>
