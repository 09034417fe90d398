import { cx } from '../../../../ui/cx.ts'
import { pictureUrl } from '../../../../ui/picture-url.ts'
import { isPreset, PRESETS } from './presets.tsx'

type Props = {
  /** A preset, or the key of an own picture. */
  login: string
  /** Side in pixels. */
  size: number
  /** What it shows. Left out beside the name of the person: then it says nothing new. */
  label?: string
  className?: string
}

/** The picture of a person, round. */
export function Avatar({ login, size, label, className }: Props) {
  const look = cx('block shrink-0 rounded-full bg-picture object-cover', className)
  const style = { width: size, height: size }
  if (!isPreset(login)) {
    return (
      <img
        src={pictureUrl(login, size > 80 ? 320 : 160)}
        alt={label ?? ''}
        width={size}
        height={size}
        style={style}
        className={look}
      />
    )
  }
  const drawing = (
    <svg viewBox="0 0 64 64" style={style} className={look} aria-hidden="true">
      {PRESETS[login]}
    </svg>
  )
  if (!label) return drawing
  return (
    <span role="img" aria-label={label} className="inline-block shrink-0">
      {drawing}
    </span>
  )
}
