import { ImageOff } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import type { ProductListRow } from '../../../../../domains/product-list/contract.ts'
import { StateBadge } from '../../../../parts/product-card/state-badge.tsx'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { pictureUrl } from '../../../../ui/picture-url.ts'

type Props = { row: ProductListRow; chosen: boolean; onToggle: () => void }

/** A product in the list: tick, picture, title and its codes. */
export function ProductCell({ row, chosen, onToggle }: Props) {
  const t = useTexts('productList')
  const [search] = useSearchParams()
  const company = search.get('company')
  const { id, title, image, erpCode, ean, productIndex, versions } = row
  const codes = [
    t('number', { id }),
    ...(erpCode ? [`ERP ${erpCode}`] : []),
    ...(ean && !erpCode ? [`EAN ${ean}`] : []),
    ...(productIndex ? [productIndex] : []),
    ...(versions.length > 1 ? [t('versions', { count: versions.length })] : []),
  ]
  return (
    <div className="flex min-w-40 max-w-xl lg:min-w-64 items-start gap-3 @max-3xl:min-w-0 @max-3xl:max-w-none">
      <label className="-m-2 flex size-11 shrink-0 items-center justify-center">
        <input
          type="checkbox"
          checked={chosen}
          onChange={onToggle}
          aria-label={t('select', { title })}
          className="size-4.5 accent-accent"
        />
      </label>
      {image ? (
        <img
          src={pictureUrl(image.key, 160)}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          className="size-12 shrink-0 rounded-md bg-picture object-contain"
        />
      ) : (
        <span className="grid size-12 shrink-0 place-items-center rounded-md bg-sunken text-edge">
          <ImageOff className="size-5" aria-hidden="true" />
        </span>
      )}
      <div className="min-w-0">
        <Link
          to={{ pathname: `/products/${id}/edit`, search: company ? `?company=${company}` : '' }}
          className="break-words font-medium hover:underline"
        >
          {title}
        </Link>
        <p className="break-words font-normal text-muted text-xs">{codes.join('\u00a0· ')}</p>
        <div className="mt-1">
          <StateBadge state={row.state} grade={row.grade} />
        </div>
      </div>
    </div>
  )
}
