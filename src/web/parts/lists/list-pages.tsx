import { useSearchParams } from 'react-router'
import { useTexts } from '../../texts/use-texts.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/**
 * Onward through a list that is read by keyset; the browser's back button leads back. `param`: where the address says how far one is, for
 * pages with several lists.
 */
export function ListPages({ next, param = 'after' }: { next: string | number | null; param?: string }) {
  const t = useTexts('shell')
  const [chosen] = useSearchParams()
  const address = (place: string | null) => {
    const query = new URLSearchParams(chosen)
    if (place === null) query.delete(param)
    else query.set(param, place)
    return `?${query}`
  }
  if (next === null && !chosen.has(param)) return null
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap gap-3 pt-4">
      {chosen.has(param) && (
        <LinkButton variant="secondary" to={address(null)}>
          {t('listStart')}
        </LinkButton>
      )}
      {next !== null && (
        <LinkButton variant="secondary" to={address(String(next))}>
          {t('listMore')}
        </LinkButton>
      )}
    </nav>
  )
}
