import type { DeliverySettings } from '../../../../domains/shipping/delivery-settings/contract.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Notice } from '../../../ui/notice.tsx'
import { BuyerPreview } from './buyer-preview.tsx'
import { readDraft } from './method-draft.ts'
import { MethodFields } from './method-fields.tsx'
import { useDeliverySettings } from './use-delivery-settings.ts'

type Props = { companyId: number; deliverySettings: DeliverySettings; onSaved: (now: DeliverySettings) => void }

/** All methods with what they cost, and beside them what the buyer will see. */
export function DeliverySettingsForm({ companyId, deliverySettings, onSaved }: Props) {
  const t = useTexts('deliverySettings')
  const form = useDeliverySettings(companyId, deliverySettings, onSaved)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <form
        noValidate
        aria-label={t('methods')}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void form.save()
        }}
      >
        {form.draft.map((method, index) => (
          <MethodFields
            key={method.method}
            {...{ method, name: `methods.${index}`, errors: form.errors }}
            onChange={(part) => form.change(index, part)}
          />
        ))}
        {form.refused && (
          <Notice tone="warning" live title={t('refusedTitle')}>
            <p>{t('refusedText')}</p>
            <Button variant="secondary" className="mt-3" onClick={() => void form.loadNewest()}>
              {t('loadNewest')}
            </Button>
          </Notice>
        )}
        <div
          className={cx(
            '-mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 bg-paper px-4 py-3 sm:mx-0 sm:px-0',
            // In sight as long as something is to be saved.
            form.changed && 'sticky bottom-0 z-10 border-line border-t',
          )}
        >
          <Button type="submit" busy={form.busy} disabled={!form.changed}>
            {t('save')}
          </Button>
          {form.changed && (
            <Button variant="quiet" onClick={form.undo}>
              {t('undo')}
            </Button>
          )}
          <p role="status" className="text-muted text-sm">
            {t(form.changed ? 'unsaved' : 'allSaved')}
          </p>
        </div>
      </form>
      <div className="xl:sticky xl:top-6">
        <BuyerPreview methods={readDraft(form.draft).methods} hasShop={deliverySettings.hasShop} />
      </div>
    </div>
  )
}
