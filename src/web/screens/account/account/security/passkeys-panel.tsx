import { useState } from 'react'
import { api } from '../../../../browser-api.ts'
import { useConfirmed } from '../../../../parts/security/use-confirmed.tsx'
import { givenUp, isKnownDevice, loadWebAuthn, passkeysWork } from '../../../../parts/security/webauthn.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { notify } from '../../../../ui/toast-store.ts'
import { PasskeyList } from './passkey-list.tsx'
import { useList } from './use-list.ts'

const readPasskeys = () => api('GET /api/account/passkeys')

/** Keys of devices that log in without a password. */
export function PasskeysPanel() {
  const t = useTexts('security')
  const { value, busy, place, act } = useList(readPasskeys)
  const { confirmed, dialog } = useConfirmed()
  const [name, setName] = useState('')
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
        {value && <PasskeyList passkeys={value.passkeys} busy={busy} onRemove={(id) => void remove(id)} />}
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
      {dialog}
    </Panel>
  )
}
