import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { usePageTitle } from '../../use-root.ts'
import { AdminNav } from './admin-nav.tsx'
import { areaOf } from './admin-pages.ts'
import { useStaff } from './use-staff.ts'

type Props = {
  title?: ReactNode
  /** Beside the heading. */
  side?: ReactNode
  /** Above the filter. */
  before?: ReactNode
  /** What only looks for things: open also to a role that may change nothing here. */
  filter?: ReactNode
  children: ReactNode
}

/** Heading and navigation of the operator's pages: those that the role may read. Where it may only look, nothing can be pressed. */
export function AdminFrame({ title, side, before, filter, children }: Props) {
  const t = useTexts('admin')
  const page = usePageTitle()
  const may = useStaff()
  const area = areaOf(useLocation().pathname)
  const onlyLooks = area !== null && !may(area, 'write')
  return (
    <div className="page-width grid items-start gap-x-10 gap-y-6 py-6 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <AdminNav />
      <div className="min-w-0">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-3">
          <h1 className="min-w-0 break-words text-2xl">{title ?? page}</h1>
          {side}
        </div>
        {onlyLooks && <Notice className="mb-4">{t('readOnly')}</Notice>}
        <Held held={onlyLooks}>{before}</Held>
        {filter}
        <Held held={onlyLooks}>{children}</Held>
      </div>
    </div>
  )
}

/** What stands in it cannot be pressed while it is held; links go on working. */
function Held({ held, children }: { held: boolean; children: ReactNode }) {
  if (!held) return children
  return (
    <fieldset disabled className="contents">
      {children}
    </fieldset>
  )
}
