import { useState } from 'react'
import { dateFormat } from '../../../values/dates.ts'
import { api } from '../../browser-api.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { notify } from '../../ui/toast-store.ts'
import { SureDialog } from './sure-dialog.tsx'
import { useConfirmed } from './use-confirmed.tsx'
import { useList } from './use-list.ts'
import { givenUp, isKnownDevice, loadWebAuthn, passkeysWork } from './webauthn.ts'

const readPasskeys = () => api('GET /api/account/passkeys')

/** Keys of devices that log in without a password. */
export function PasskeysPanel() {
  const t = useTexts('security')
  const locale = useLocale()
  const { value, busy, place, act } = useList(readPasskeys)
  const { confirmed, dialog } = useConfirmed()
  const [name, setName] = useState('')
  const [leaving, setLeaving] = useState<{ id: string; name: string }>()
  const day = (at: string) => dateFormat(locale, { dateStyle: 'medium' }).format(new Date(at))
  const add = () =>
    act(async () => {
      const options = await confirmed(() => api('POST /api/account/passkeys/options'))
      if (!options) return
      try {
        const { startRegistration } = await loadWebAuthn()
        const answer = await startRegistration({ optionsJSON: options as never })
        const body = { name: name.trim() || t('passkeyName'), answer: { ...answer } }
        if (!(await confirmed(() => api('POST /api/account/passkeys', { body })))) return
        setName('')
        notify('good', t('passkeyAdded'))
      } catch (error) {
        if (isKnownDevice(error)) notify('info', t('passkeyKnown'))
        else if (!givenUp(error)) throw error
      }
    })
  const remove = (id: string) =>
    act(async () => {
      await confirmed(async () => {
        await api('DELETE /api/account/passkeys/{id}', { params: { id } })
        notify('good', t('passkeyRemoved'))
      })
    })
  return (
    <Panel title={t('passkeys')}>
      <p className="pb-3 text-muted text-sm">{t('passkeysText')}</p>
      {!value && <Skeleton className="h-16" />}
      <div ref={place} tabIndex={-1} className="outline-none">
        <ul>
          {value?.passkeys.map((one) => (
            <li
              key={one.id}
              className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-3 text-sm"
            >
              <div className="min-w-0">
                <p className="break-words font-medium">{one.name}</p>
                <p className="text-muted text-xs">
                  {t('added', { at: day(one.createdAt) })} ·{' '}
                  {one.lastUsedAt ? t('lastUsed', { at: day(one.lastUsedAt) }) : t('neverUsed')}
                </p>
              </div>
              <Button
                size="sm"
                variant="quiet"
                busy={busy}
                aria-label={t('removeOf', { name: one.name })}
                onClick={() => setLeaving(one)}
              >
                {t('remove')}
              </Button>
            </li>
          ))}
        </ul>
      </div>
      {passkeysWork() ? (
        <form
          className="flex flex-wrap items-start gap-3 pt-3"
          onSubmit={(event) => {
            event.preventDefault()
            void add()
          }}
        >
          <TextField
            label={t('passkeyNameLabel')}
            hint={t('passkeyNameHint')}
            value={name}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
            className="w-full sm:w-72"
            optional
          />
          <Button type="submit" variant="secondary" busy={busy} className="sm:mt-7">
            {t('addPasskey')}
          </Button>
        </form>
      ) : (
        <p className="pt-3 text-muted text-sm">{t('passkeysUnsupported')}</p>
      )}
      {leaving && (
        <SureDialog
          title={t('removeTitle', { name: leaving.name })}
          text={t('removeText')}
          action={t('remove')}
          onYes={() => void remove(leaving.id)}
          onClose={() => setLeaving(undefined)}
        />
      )}
      {dialog}
    </Panel>
  )
}
