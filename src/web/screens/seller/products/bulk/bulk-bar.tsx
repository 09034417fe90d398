import type { BulkKind } from '../../../../../domains/product-list/rules/bulk-change.ts'
import { MOST_COUNTED } from '../../../../../domains/product-list/rules/list-options.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import type { Selection } from '../list/use-selection.ts'

export type BulkWish = BulkKind | 'labels'
type Props = {
  selection: Selection
  /** How many match the filter; above 1000 one more than that. */
  matching: number
  onPage: number
  wishes: readonly BulkWish[]
  onWish: (wish: BulkWish) => void
}

/** Ticks for the whole page or all that match, and what can be done with what is ticked. */
export function BulkBar({ selection, matching, onPage, wishes, onWish }: Props) {
  const t = useTexts('productList')
  const { count, all, wholePage } = selection
  const figure = (number: number) => (number > MOST_COUNTED ? t('moreThan', { count: MOST_COUNTED }) : number)
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center gap-x-5 gap-y-1">
        <CheckboxField
          className="pl-1 md:pl-4"
          label={t('selectPage')}
          checked={wholePage}
          onChange={selection.togglePage}
        />
        <p role="status" className="numbers font-medium text-sm">
          {count > 0 && (all ? t('selectedAll', { count: figure(count) }) : t('selectedPage', { count }))}
        </p>
        {wholePage && !all && matching > onPage && (
          <Button size="sm" variant="quiet" className="touch-area text-accent" onClick={selection.takeAll}>
            {t('selectAll', { count: figure(matching) })}
          </Button>
        )}
        {count > 0 && (
          <Button size="sm" variant="quiet" className="touch-area" onClick={selection.clear}>
            {t('unselect')}
          </Button>
        )}
      </div>
      {count > 0 && wishes.length > 0 && (
        <fieldset
          aria-label={t('bulk')}
          className="sticky top-2 z-10 flex flex-wrap gap-2 rounded-md bg-accent-soft p-2"
        >
          {wishes.map((wish) => (
            <Button key={wish} size="sm" variant="secondary" className="touch-area" onClick={() => onWish(wish)}>
              {wish === 'labels' ? t('labels') : t(`bulk_${wish}`)}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  )
}
