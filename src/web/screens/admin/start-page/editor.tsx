import type { BlockKind } from '../../../../domains/site/start-page/rules/start-blocks.ts'
import type { CategoryOption } from '../../../parts/categories/category-options.ts'
import { ConflictNotice } from '../../../parts/forms/draft/conflict-notice.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { BlockList } from './block-list.tsx'
import type { StartForm } from './use-start-form.ts'

type Props = { form: StartForm; kinds: readonly BlockKind[]; categories: readonly CategoryOption[] }

/** The blocks, and at the foot of the window whether all is saved. */
export function Editor({ form, kinds, categories }: Props) {
  const t = useTexts('startPage')
  return (
    <form
      noValidate
      className="min-w-0 [&_:is(input,textarea,select)]:scroll-mb-24"
      onSubmit={(event) => {
        event.preventDefault()
        void form.save()
      }}
    >
      <ConflictNotice form={form} name={() => t('blocks')} className="mb-6" />
      <BlockList
        {...{ kinds, categories }}
        blocks={form.draft.blocks}
        errors={form.errors}
        onChange={(blocks) => form.change({ blocks })}
      />
      <div className="sticky bottom-(--bars) z-20 mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t bg-paper py-3">
        <p role="status" className="min-w-0 text-muted text-sm">
          {t(form.isChanged ? 'unsaved' : 'allSaved')}
        </p>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
          {form.isChanged ? (
            <Button variant="quiet" onClick={form.undo}>
              {t('undo')}
            </Button>
          ) : (
            <LinkButton to="/" variant="quiet">
              {t('toStart')}
            </LinkButton>
          )}
          <Button type="submit" busy={form.busy}>
            {t('save')}
          </Button>
        </div>
      </div>
    </form>
  )
}
