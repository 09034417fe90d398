import type { SendingView } from '../../../../../domains/shipping/sending/contract.ts'
import { ConflictNotice } from '../../../../parts/forms/draft/conflict-notice.tsx'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { cx } from '../../../../ui/cx.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { BoxFields } from './box-fields.tsx'
import { CollectionFields } from './collection-fields.tsx'
import { HandingFields } from './handing-fields.tsx'
import { useSendingSettings } from './use-sending-settings.ts'

type Props = { companyId: number; sending: SendingView; mayEdit: boolean; onSaved: (now: SendingView) => void }

/** Boxes, printing, handing over and collection times, saved together; who may not change them sees them as they are. */
export function SendingForm({ companyId, sending, mayEdit, onSaved }: Props) {
  const t = useTexts('sending')
  const d = useTexts('deliverySettings')
  const form = useSendingSettings(companyId, sending, onSaved)
  const nameOf = (field: string) => {
    if (field.startsWith('boxes.')) return t('boxes')
    if (field.startsWith('collect')) return t('times')
    return t(field === 'print' ? 'print' : 'handing')
  }
  return (
    <form
      noValidate
      aria-label={t('settings')}
      onSubmit={(event) => {
        event.preventDefault()
        void form.save()
      }}
    >
      <fieldset disabled={!mayEdit} className="flex min-w-0 flex-col gap-6">
        <Panel title={t('boxes')} aria-label={t('boxes')}>
          <BoxFields form={form} />
        </Panel>
        <Panel title={t('packing')} aria-label={t('packing')}>
          <HandingFields form={form} />
        </Panel>
        <Panel title={t('times')} aria-label={t('times')}>
          <CollectionFields form={form} />
        </Panel>
        <ConflictNotice form={form} name={nameOf} />
      </fieldset>
      {mayEdit && (
        <div
          className={cx(
            '-mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 bg-paper px-4 py-3 sm:mx-0 sm:px-0',
            // In sight as long as something is to be saved.
            form.isChanged && 'sticky bottom-0 z-10 border-line border-t',
          )}
        >
          <Button type="submit" busy={form.busy} disabled={!form.isChanged}>
            {t('save')}
          </Button>
          {form.isChanged && (
            <Button variant="quiet" onClick={form.undo}>
              {d('undo')}
            </Button>
          )}
          <p role="status" className="text-muted text-sm">
            {d(form.isChanged ? 'unsaved' : 'allSaved')}
          </p>
        </div>
      )}
    </form>
  )
}
