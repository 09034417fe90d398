import type { SendingView } from '../../../../../domains/shipping/sending/contract.ts'
import { ConflictNotice } from '../../../../parts/forms/draft/conflict-notice.tsx'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { SaveBar } from '../save-bar.tsx'
import { BoxFields } from './box-fields.tsx'
import { CollectionFields } from './collection-fields.tsx'
import { HandingFields } from './handing-fields.tsx'
import { useSendingSettings } from './use-sending-settings.ts'

type Props = { companyId: number; sending: SendingView; mayEdit: boolean; onSaved: (now: SendingView) => void }

/** Boxes, printing, handing over and collection times, saved together; who may not change them sees them as they are. */
export function SendingForm({ companyId, sending, mayEdit, onSaved }: Props) {
  const t = useTexts('sending')
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
      {mayEdit && <SaveBar form={form} save={t('save')} />}
    </form>
  )
}
