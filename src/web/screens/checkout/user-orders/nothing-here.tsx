import { useSearchParams } from 'react-router'
import { useTexts } from '../../../texts/use-texts.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'

/** An empty list, and why: nothing bought, nothing that fits, or (`more`) nothing among the latest ones. */
export function NothingHere({ more }: { more: boolean }) {
  const t = useTexts('purchases')
  const shell = useTexts('shell')
  const [chosen] = useSearchParams()
  const filtered = ['tab', 'q', 'after'].some((name) => chosen.get(name))
  const what = more ? 'noneNear' : filtered ? 'noneFound' : 'none'
  return (
    <EmptyState
      title={t(what)}
      text={t(`${what}Text`)}
      actions={what === 'none' && <LinkButton to="/catalog">{shell('toCatalog')}</LinkButton>}
    />
  )
}
