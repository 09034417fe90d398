import type { DeliverySettings } from '../../../../../domains/shipping/delivery-settings/contract.ts'
import { formatMoney } from '../../../../../values/money.ts'
import { api } from '../../../../browser-api.ts'
import { useDraft } from '../../../../parts/forms/draft/use-draft.ts'
import { useMarketCurrency } from '../../../../parts/use-market-currency.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { draftOf, HIGHEST, type MethodDraft, readDraft } from './method-draft.ts'

type SettingsDraft = { methods: readonly MethodDraft[] }

/** All delivery methods of a company while they are changed; saved at once. */
export function useDeliverySettings(
  companyId: number,
  saved: DeliverySettings,
  onSaved: (now: DeliverySettings) => void,
) {
  const t = useTexts('deliverySettings')
  const locale = useLocale()
  const { currency } = useMarketCurrency()
  const params = { id: companyId }
  const form = useDraft<DeliverySettings, SettingsDraft>({
    loaded: saved,
    revision: ({ revision }) => revision,
    toDraft: ({ methods }) => ({ methods: draftOf(methods, locale) }),
    rules: {
      rows: {
        methods: ({ base, mine, theirs }, pick) =>
          mine.map((method, index) => {
            const [before, now] = [base[index] ?? method, theirs[index] ?? method]
            const names = Object.keys(method) as (keyof MethodDraft)[]
            const entries = names.map((name) => [
              name,
              pick(`methods.${index}.${name}`, before[name], method[name], now[name]),
            ])
            return Object.fromEntries(entries) as MethodDraft
          }),
      },
    },
    check: ({ methods }) => {
      const maximum = formatMoney(HIGHEST, currency, locale)
      const wrong = Object.entries(readDraft(methods).problems)
      return Object.fromEntries(wrong.map(([field, problem]) => [field, t(problem, { maximum })]))
    },
    send: ({ methods }, { revision }) => {
      const body = { revision, methods: readDraft(methods).methods }
      return api('PUT /api/companies/{id}/delivery-settings', { params, body })
    },
    read: () => api('GET /api/companies/{id}/delivery-settings', { params }),
    onSaved,
    words: { done: t('saved') },
  })
  const change = (index: number, part: Partial<MethodDraft>) => {
    form.change({ methods: form.draft.methods.map((one, at) => (at === index ? { ...one, ...part } : one)) })
    // Another change may have mended what was wrong with this method, and which id stands twice.
    form.mend(
      (field) => field.startsWith(`methods.${index}.`) || (part.externalId !== undefined && field.endsWith('Id')),
    )
  }
  return { ...form, methods: form.draft.methods, change }
}
