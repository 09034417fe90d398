import { useSearchParams } from 'react-router'
import { useTexts } from '../../texts/use-texts.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** Onward through a list that is read from the newest on; the browser's back button leads back. */
export function ListPages({ next }: { next: string | number | null }) {
  const t = useTexts('admin')
  const [chosen] = useSearchParams()
  const address = (after: string | null) => {
    const query = new URLSearchParams(chosen)
    if (after === null) query.delete('after')
    else query.set('after', after)
    return `?${query}`
  }
  if (next === null && !chosen.has('after')) return null
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap gap-3 pt-4">
      {chosen.has('after') && (
        <LinkButton variant="secondary" to={address(null)}>
          {t('newest')}
        </LinkButton>
      )}
      {next !== null && (
        <LinkButton variant="secondary" to={address(String(next))}>
          {t('older')}
        </LinkButton>
      )}
    </nav>
  )
}
