import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/modal.tsx'
import { Facets } from './facets.tsx'

type Props = ComponentProps<typeof Facets> & {
  links: ReactNode
  open: boolean
  onClose: () => void
  total: string
}

/** Filters beside the list on wide screens, in a sheet over it on small ones. */
export function FilterPanel({ links, open, onClose, total, ...facets }: Props) {
  const { t } = facets
  return (
    <>
      <aside
        aria-label={t('filters')}
        className="sticky top-4 hidden max-h-[calc(100dvh-2rem)] overflow-y-auto overscroll-contain pr-2 lg:block"
      >
        {links}
        <Facets {...facets} />
      </aside>
      <div className="contents lg:hidden">
        <Sheet
          open={open}
          onClose={onClose}
          title={t('filters')}
          actions={
            <Button wide onClick={onClose}>
              {t('showResults')} · {total}
            </Button>
          }
        >
          {links}
          <Facets {...facets} />
        </Sheet>
      </div>
    </>
  )
}
