import { ImageOff } from 'lucide-react'
import { cx } from './cx.ts'
import { pictureUrl } from './picture-url.ts'

const WIDTHS = [160, 320, 640, 1280] as const

type Props = {
  /** File key; null draws an empty frame of the same size. */
  imageKey: string | null | undefined
  alt: string
  /** Size of the original: only the ratio matters. */
  width?: number
  height?: number
  /** How wide it is shown, e.g. `(min-width: 48rem) 33vw, 50vw`. */
  sizes: string
  /** The main picture of a page: fetched first. All others wait until they come near. */
  priority?: boolean
  className?: string
}

/** The frame has the picture's proportions before it arrives, so nothing jumps. */
export function Picture({ imageKey, alt, width = 4, height = 3, sizes, priority, className }: Props) {
  const frame = cx('block w-full overflow-hidden rounded-md bg-picture', className)
  const style = { aspectRatio: `${width} / ${height}` }
  if (!imageKey) {
    return (
      <span className={cx(frame, 'grid place-items-center text-muted')} style={style} role="img" aria-label={alt}>
        <ImageOff className="size-8" aria-hidden="true" />
      </span>
    )
  }
  return (
    <img
      src={pictureUrl(imageKey, 640)}
      srcSet={WIDTHS.map((w) => `${pictureUrl(imageKey, w)} ${w}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      style={style}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      className={cx(frame, 'object-contain')}
    />
  )
}
