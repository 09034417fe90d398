import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { WHEN_LEFT } from '../../../../parts/forms/draft/use-autosave.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { isWrongSoFar } from '../check-codes.ts'
import { type DeviceForm, newKey } from '../form-state.ts'
import { useOffer, useOfferTools } from '../offer-tools.ts'

const MOST = 50

/** Single devices by IMEI or serial number. Kept numbers are never shown again but for their end. */
export function DeviceList() {
  const t = useTexts('offer')
  const { store, editable } = useOfferTools()
  const devices = useOffer(({ draft }) => draft.devices)
  const errors = useOffer((state) => state.errors)
  const list = useRef<HTMLFieldSetElement>(null)
  const set = (next: readonly DeviceForm[]) => store.change({ devices: next })
  const change = (key: string, part: Partial<DeviceForm>) =>
    set(devices.map((device) => (device.rowKey === key ? { ...device, ...part } : device)))
  const add = () => {
    const kind = devices.at(-1)?.kind ?? 'imei'
    set([...devices, { rowKey: newKey(), id: null, kind, number: '', last4: '' }])
    setTimeout(() => list.current?.querySelector<HTMLElement>(`[name="devices.${devices.length}.number"]`)?.focus())
  }
  const kinds = [
    { value: 'imei', label: 'IMEI' },
    { value: 'serial', label: t('serial') },
  ]
  const errorOf = (device: DeviceForm, index: number) =>
    errors[`devices.${index}.number`] ??
    errors[`devices.${index}`] ??
    (isWrongSoFar(device) ? t('problem_device') : undefined)
  return (
    <fieldset ref={list} className="mt-6 min-w-0 border-line border-t pt-5">
      <legend className="sr-only">{t('devices')}</legend>
      <p className="font-medium text-sm">{t('devices')}</p>
      <p className="mb-3 max-w-text text-muted text-xs">{t('devicesHint')}</p>
      <ul className="flex flex-col gap-3">
        {devices.map((device, index) => (
          <li key={device.rowKey} className="flex items-start gap-2">
            {device.id !== null ? (
              <p className="numbers flex min-h-11 flex-1 items-center text-sm">
                {device.kind === 'imei' ? 'IMEI' : t('serial')} ••••{device.last4}
              </p>
            ) : (
              <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
                <SelectField
                  label={t('deviceKind', { number: index + 1 })}
                  labelHidden
                  options={kinds}
                  value={device.kind}
                  onChange={({ target }) => change(device.rowKey, { kind: target.value as DeviceForm['kind'] })}
                />
                <TextField
                  label={t('deviceNumber', { number: index + 1 })}
                  labelHidden
                  name={`devices.${index}.number`}
                  value={device.number}
                  maxLength={40}
                  {...WHEN_LEFT}
                  autoComplete="off"
                  inputMode={device.kind === 'imei' ? 'numeric' : 'text'}
                  error={errorOf(device, index)}
                  onChange={({ target }) => change(device.rowKey, { number: target.value })}
                />
              </div>
            )}
            {editable && (
              <IconButton
                label={t('removeDevice', { number: index + 1 })}
                onClick={() => set(devices.filter(({ rowKey }) => rowKey !== device.rowKey))}
              >
                <X className="size-4" aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {editable && (
        <Button variant="secondary" className="mt-3" name="devices" disabled={devices.length >= MOST} onClick={add}>
          <Plus className="size-4" aria-hidden="true" />
          {t('addDevice')}
        </Button>
      )}
    </fieldset>
  )
}
