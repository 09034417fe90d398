import { useTexts } from '../../../texts/use-texts.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { ShopData } from './load-shop.ts'

export function ShopPictures({ title, images }: { title: string; images: ShopData['shop']['images'] }) {
  const t = useTexts('place')
  if (images.length === 0) return null
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {images.map((image, index) => (
        <li
          key={image.key}
          lang={image.alt.words ? image.alt.lang : undefined}
          className={index === 0 ? 'sm:col-span-2' : ''}
        >
          <Picture
            imageKey={image.key}
            alt={image.alt.words || t('picture', { title, number: index + 1 })}
            width={16}
            height={9}
            sizes="(min-width: 64rem) 46rem, 100vw"
            priority={index === 0}
            className="rounded-lg object-cover!"
          />
        </li>
      ))}
    </ul>
  )
}
