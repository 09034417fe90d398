import { useEffect, useId, useState } from 'react'
import { API_SCOPES, type ApiScope } from '../../../../values/endpoint.ts'
import { useReturnFocus } from '../../../parts/security/use-return-focus.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/modal.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type Life, LifeField, lifeInDays } from './life-field.tsx'
import { ScopesField } from './scopes-field.tsx'

export type NewKey = { name: string; scopes: ApiScope[]; expiresInDays: number | null }
type Props = { busy: boolean; onClose: () => void; onCreate: (key: NewKey) => void }

/** A new key: its name, what it may do, how long. */
export function CreateDialog({ busy, onClose, onCreate }: Props) {
  const t = useTexts('apiKeys')
  const id = useId()
  useReturnFocus()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<ApiScope[]>([])
  const [life, setLife] = useState<Life>('365')
  const [tried, setTried] = useState(false)
  const wrong = { name: name.trim() === '', scopes: scopes.length === 0 }
  const focus = (field: string) => document.getElementById(id)?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the dialog has opened and taken the focus
  useEffect(() => focus('name'), [])
  const submit = () => {
    setTried(true)
    const first = wrong.name ? 'name' : wrong.scopes ? 'scopes' : null
    if (first) focus(first)
    else {
      const chosen = API_SCOPES.filter((one) => scopes.includes(one))
      onCreate({ name: name.trim(), scopes: chosen, expiresInDays: lifeInDays(life) })
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('createTitle')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {t('create')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          name="name"
          required
          maxLength={60}
          autoComplete="off"
          value={name}
          error={tried && wrong.name ? t('nameRequired') : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <ScopesField
          chosen={scopes}
          onChange={setScopes}
          error={tried && wrong.scopes ? t('scopesRequired') : undefined}
        />
        <LifeField value={life} onChange={setLife} />
      </form>
    </Dialog>
  )
}
