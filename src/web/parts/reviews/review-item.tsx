import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PublicReview } from '../../../domains/reviews/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { pictureUrl } from '../../ui/picture-url.ts'
import { Day } from '../lists/when.tsx'
import { Stars } from './stars.tsx'

type Props = {
  review: PublicReview
  /** Says what it is about, where the page is not about that. */
  named?: boolean
  children?: ReactNode
}

/** What one buyer says, with pictures and the seller's reply. */
export function ReviewItem({ review, named, children }: Props) {
  const t = useTexts('reviews')
  const { score, comment, locale, author, pictures, writtenAt, changedAt, reply, product } = review
  return (
    <article className="border-line border-b py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Stars score={score} />
        <span className="font-medium">{author ?? t('formerCustomer')}</span>
        <span className="text-muted">
          <Day at={writtenAt} />
          {changedAt && <span>, {t('changed')}</span>}
        </span>
      </p>
      {named && (
        <p className="text-sm">
          <Link to={`/products/${product.id}`} className="inline-block break-words py-1 text-link">
            {product.title}
          </Link>
        </p>
      )}
      {comment && (
        <p lang={locale} className="mt-1 break-words">
          {comment}
        </p>
      )}
      {pictures.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {pictures.map((key, at) => (
            <li key={key}>
              <a href={pictureUrl(key, 1280)} target="_blank" rel="noopener">
                <img
                  src={pictureUrl(key, 320)}
                  alt={t('picture', { number: at + 1 })}
                  width={80}
                  height={80}
                  loading="lazy"
                  className="size-20 rounded-md bg-picture object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {reply && (
        <div className="mt-3 border-accent border-l-2 pl-3 text-sm">
          <p className="text-muted">
            {t('reply')} · <Day at={reply.at} />
          </p>
          <p className="mt-1 whitespace-pre-line break-words">{reply.words}</p>
        </div>
      )}
      {children}
    </article>
  )
}
