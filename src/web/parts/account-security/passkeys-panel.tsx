import { useState } from 'react'
import { dateFormat } from '../../../values/dates.ts'
import { api } from '../../browser-api.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { notify } from '../../ui/toast-store.ts'
import { useConfirmed } from './use-confirmed.tsx'
import { useList } from './use-list.ts'
import { givenUp, loadWebAuthn, passkeysWork } from './webauthn.ts'

const readPasskeys = () => api('GET /api/account/passkeys')

/** Keys of devices that log in without a password. */
export function PasskeysPanel() {
  const t = useTexts('security')
  const locale = useLocale()
  const { value, busy, act } = useList(readPasskeys)
  const { confirmed, dialog } = useConfirmed()
  const [name, setName] = useState('')
  const day = (at: string) => dateFormat(locale, { dateStyle: 'medium' }).format(new Date(at))
  const add = () =>
    act(async () => {
      const options = await confirmed(() => api('POST /api/account/passkeys/options'))
      if (!options) return
      try {
        const { startRegistration } = await loadWebAuthn()
        const answer = await startRegistration({ optionsJSON: options as never })
        await api('POST /api/account/passkeys', {
          body: { name: name.trim() || t('passkeyName'), answer: { ...answer } },
        })
        setName('')
        notify('good', t('passkeyAdded'))
      } catch (error) {
        if (!givenUp(error)) throw error
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
              onClick={() => void remove(one.id)}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      {passkeysWork() ? (
        <form
          className="flex flex-wrap items-end gap-3 pt-3"
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
          <Button type="submit" variant="secondary" busy={busy}>
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
