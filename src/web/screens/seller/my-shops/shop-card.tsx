import { ImageOff } from 'lucide-react'
import type { OwnShop } from '../../../../domains/shops/own/contract.ts'
import { OpenBadge } from '../../../parts/shop/open-badge.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Picture } from '../../../ui/picture.tsx'

type Props = { shop: OwnShop; search: string; isPublic: boolean; mayEdit: boolean; onRemove: () => void }

/** One's shop: picture, address, whether it is open, and what can be done with it. */
export function ShopCard({ shop, search, isPublic, mayEdit, onRemove }: Props) {
  const t = useTexts('myShops')
  const { id, title, street, postalCode, city, images } = shop
  return (
    <article className="flex flex-wrap gap-x-5 gap-y-3 rounded-lg border border-line bg-surface p-4">
      <div className="w-full shrink-0 sm:w-44">
        {images[0] ? (
          <Picture
            imageKey={images[0].key}
            alt=""
            width={16}
            height={10}
            sizes="(min-width: 40rem) 11rem, 100vw"
            className="object-cover!"
          />
        ) : (
          <span className="hidden aspect-16/10 w-full place-items-center rounded-md bg-picture text-edge sm:grid">
            <ImageOff className="size-7" aria-hidden="true" />
          </span>
        )}
      </div>
      <div className="flex min-w-0 flex-1 basis-56 flex-col gap-2">
        <h2 className="break-words text-lg">{title}</h2>
        <address className="break-words text-muted text-sm not-italic">
          {street}, <span className="numbers">{postalCode}</span> {city}
        </address>
        <OpenBadge opening={shop} />
        <div className="mt-auto flex flex-wrap gap-2 pt-1">
          {mayEdit && (
            <LinkButton
              to={{ pathname: `/shops/${id}/edit`, search }}
              variant="secondary"
              aria-label={t('editOf', { title })}
            >
              {t('edit')}
            </LinkButton>
          )}
          {isPublic && (
            <LinkButton to={`/shops/${id}`} variant="quiet" aria-label={t('publicPageOf', { title })}>
              {t('publicPage')}
            </LinkButton>
          )}
          {mayEdit && (
            <Button variant="quiet" aria-label={t('removeOf', { title })} onClick={onRemove}>
              {t('remove')}
            </Button>
          )}
        </div>
      </div>
    </article>
  )
}
