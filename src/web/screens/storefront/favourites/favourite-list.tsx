import { Heart } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useSignedIn } from '../../../session/current-session.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { Favourite } from './favourite.tsx'
import { PriceMails } from './price-mails.tsx'
import { useFavouriteList } from './use-favourite-list.ts'

export function FavouriteList() {
  const t = useTexts('wishes')
  const shell = useTexts('shell')
  const signedIn = useSignedIn()
  const { shown, more, busy, start, remove } = useFavouriteList()
  useEffect(() => void start(), [start])
  if (!shown) {
    return (
      <p role="status" className="flex items-center gap-3 py-16 text-muted">
        <Spinner /> {shell('loading')}
      </p>
    )
  }
  return (
    <>
      {!signedIn && (
        <p className="mt-1 text-muted">
          {t('guestFavourites')}{' '}
          <Link to="/auth?next=%2Ffavourites" className="text-link underline underline-offset-4">
            {shell('signIn')}
          </Link>
        </p>
      )}
      {signedIn && <PriceMails />}
      {shown.length === 0 ? (
        <EmptyState
          icon={<Heart className="size-10" aria-hidden="true" />}
          title={t('noFavourites')}
          text={t('noFavouritesText')}
          actions={<LinkButton to="/catalog">{shell('toCatalog')}</LinkButton>}
        />
      ) : (
        <ul className="mt-4 grid grid-cols-2 border-line border-t border-l md:grid-cols-3 xl:grid-cols-4">
          {shown.map((one) => (
            <Favourite key={one.productId} favourite={one} onRemove={() => remove(one.productId)} />
          ))}
        </ul>
      )}
      {more && (
        <Button variant="secondary" className="mt-5" busy={busy} onClick={more}>
          {shell('listMore')}
        </Button>
      )}
    </>
  )
}
