import { useDeferredValue, useMemo } from 'react'
import { offerNotices } from '../../../../domains/products/rules/offer-notices.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { fieldLabel } from './field-words.ts'
import { bodyOf } from './offer-body.ts'
import { useOffer, useOfferTools, useSchema } from './offer-tools.ts'

/** What does not agree in what is typed, or lacks what buyers look for. It keeps nothing from being published. */
export default function NoticesPanel() {
  const t = useTexts('offer')
  const r = useTexts('offerReport')
  const shell = useTexts('shell')
  const locale = useLocale()
  const { tree, standards } = useOfferTools()
  const schema = useSchema()
  // Typing is not held up by it.
  const draft = useDeferredValue(useOffer((state) => state.draft))
  const devices = useOffer(({ offer }) => offer?.devices)
  const notices = useMemo(
    () => offerNotices({ ...bodyOf(draft, schema), devices: devices ?? [] }, standards),
    [draft, devices, schema, standards],
  )
  if (notices.length === 0) return null
  const where = (field: string) => fieldLabel(field, draft, () => undefined, { t, shell, tree, locale })
  return (
    <Notice tone="warning" title={r('noticesTitle')}>
      <ul className="list-disc pl-5">
        {notices.map(({ code, field, said, holds }) => (
          <li key={`${code} ${field}`}>
            {r(`notice_${code}`, { where: where(field), said: said ?? 0, holds: holds ?? 0 })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
