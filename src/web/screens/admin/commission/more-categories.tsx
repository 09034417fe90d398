import { useSearchParams } from 'react-router'
import { useTexts } from '../../../texts/use-texts.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { CATEGORIES_AFTER } from './load-commission.ts'

/** Onward through the rules of categories; those of companies have their own place in the address. */
export function MoreCategories({ next }: { next: number | null }) {
  const t = useTexts('logistics')
  const [address] = useSearchParams()
  const to = (after: number | null) => {
    const query = new URLSearchParams(address)
    if (after === null) query.delete(CATEGORIES_AFTER)
    else query.set(CATEGORIES_AFTER, String(after))
    return `?${query}`
  }
  if (next === null && !address.has(CATEGORIES_AFTER)) return null
  return (
    <div className="flex flex-wrap gap-3 pt-4">
      {address.has(CATEGORIES_AFTER) && (
        <LinkButton variant="secondary" to={to(null)}>
          {t('newest')}
        </LinkButton>
      )}
      {next !== null && (
        <LinkButton variant="secondary" to={to(next)}>
          {t('older')}
        </LinkButton>
      )}
    </div>
  )
}
