import { useId, useState } from 'react'
import { pathTo } from '../../../../parts/categories/category-tree.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { FieldError } from '../../../../ui/field-error.tsx'
import { Dialog } from '../../../../ui/modal.tsx'
import { useOffer, useOfferTools } from '../offer-tools.ts'
import { CategoryPicker } from './category-picker.tsx'

/** The chosen category with its path, and the way to another one. */
export function CategoryField() {
  const t = useTexts('offer')
  const id = useId()
  const { tree, store, editable } = useOfferTools()
  const categoryId = useOffer(({ draft }) => draft.categoryId)
  const error = useOffer(({ errors }) => errors.categoryId)
  const [open, setOpen] = useState(false)
  const path = pathTo(tree, categoryId).map(({ name }) => name)
  return (
    <div className="flex flex-col gap-1.5">
      <p id={id} className="font-medium text-sm">
        {t('category')}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p id={`${id}v`} className="min-w-0 break-words text-sm">
          {path.length > 0 ? path.join(' › ') : <span className="text-muted">{t('noCategory')}</span>}
        </p>
        {editable && (
          <Button
            variant="secondary"
            name="categoryId"
            aria-describedby={error ? `${id}v ${id}e` : `${id}v`}
            onClick={() => setOpen(true)}
          >
            {path.length > 0 ? t('changeCategory') : t('chooseCategory')}
          </Button>
        )}
      </div>
      <FieldError id={`${id}e`} error={error} />
      <Dialog open={open} onClose={() => setOpen(false)} title={t('chooseCategory')}>
        <CategoryPicker
          chosen={categoryId}
          onChoose={(chosen) => {
            store.change({ categoryId: chosen })
            setOpen(false)
          }}
        />
      </Dialog>
    </div>
  )
}
