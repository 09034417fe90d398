import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'

type Props = {
  title: string
  intro?: ReactNode
  children: ReactNode
  /** Below the form: where else one may want to go. */
  foot?: ReactNode
  /** For forms in two columns. */
  wide?: boolean
}

/** A page with one form and nothing beside it. */
export function NarrowPage({ title, intro, children, foot, wide }: Props) {
  return (
    <div className="page-width py-8 sm:py-14">
      <div className={cx('mx-auto', wide ? 'max-w-2xl' : 'max-w-md')}>
        <h1 className="text-2xl">{title}</h1>
        {intro && <div className="mt-2 text-muted">{intro}</div>}
        <div className="mt-6 flex flex-col gap-5">{children}</div>
        {foot && <div className="mt-8 flex flex-col border-line border-t pt-4 text-sm">{foot}</div>}
      </div>
    </div>
  )
}
