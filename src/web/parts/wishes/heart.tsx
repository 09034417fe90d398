import { Heart as Icon } from 'lucide-react'
import { use, useEffect } from 'react'
import { MOST_FAVOURITES } from '../../../domains/wishes/rules/index.ts'
import { api } from '../../browser-api.ts'
import { useSignedIn } from '../../session/current-session.ts'
import { favourites, useFavourites } from '../../session/favourites.ts'
import { showFailure } from '../../show-failure.ts'
import { loadTexts } from '../../texts/load-browser.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { notify } from '../../ui/toast-store.ts'

type Props = { id: number; title: string; onCard?: boolean }

/** Puts a product among the favourites or takes it out: of the account, or of this browser where nobody is logged in. */
export function Heart({ id, title, onCard }: Props) {
  const locale = useLocale()
  use(loadTexts(locale, 'hearts'))
  const t = useTexts('hearts')
  const signedIn = useSignedIn()
  const chosen = useFavourites().includes(id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever logs in or out has other hearts
  useEffect(() => void favourites.follow(api), [signedIn])
  const toggle = async () => {
    try {
      const done = await favourites.set(api, id, !chosen)
      if (!done)
        notify('danger', t('favouritesFull', { max: MOST_FAVOURITES }), { label: t('favourites'), to: '/favourites' })
      else if (!chosen) notify('good', t('favouriteAdded'), { label: t('favourites'), to: '/favourites' })
    } catch (error) {
      showFailure(error, locale)
    }
  }
  const words = t(chosen ? 'inFavourites' : 'toFavourites')
  const label = `${words}: ${title}`
  const icon = <Icon className={cx('size-5 shrink-0', chosen && 'fill-current text-accent')} aria-hidden="true" />
  if (onCard) {
    return (
      <button
        type="button"
        aria-pressed={chosen}
        aria-label={label}
        title={label}
        onClick={toggle}
        className="absolute top-1 right-1 z-10 inline-flex size-11 items-center justify-center rounded-full bg-surface/85 text-ink transition-colors hover:text-accent"
      >
        {icon}
      </button>
    )
  }
  return (
    <IconButton label={label} aria-pressed={chosen} onClick={toggle}>
      {icon}
    </IconButton>
  )
}
