import { useState } from 'react'
import type { Profile } from '../../../../../domains/accounts/contract.ts'
import type { ApiOutput } from '../../../../api-client.ts'
import { api } from '../../../../browser-api.ts'
import { useGuardedAct } from '../../../../parts/security/use-guarded-act.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { notify } from '../../../../ui/toast-store.ts'
import { AuthenticatorOn } from './authenticator-on.tsx'
import { AuthenticatorSetUp } from './authenticator-set-up.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Begun = ApiOutput<'POST /api/account/authenticator'>

/** A code of an authenticator besides the password: on, off, and the codes for when it is lost. */
export function AuthenticatorPanel({ state }: { state: Profile['secondFactor'] }) {
  const t = useTexts('security')
  const { act, busy, place, keepFocus, dialog } = useGuardedAct()
  const [{ enabled, recoveryCodesLeft }, setState] = useState(state)
  const [begun, setBegun] = useState<Begun>()
  const [codes, setCodes] = useState<readonly string[]>()
  const show = (recoveryCodes: readonly string[]) => {
    setBegun(undefined)
    setCodes(recoveryCodes)
    setState({ enabled: true, recoveryCodesLeft: recoveryCodes.length })
  }
  const close = () => {
    setBegun(undefined)
    setCodes(undefined)
    keepFocus()
  }
  const switchOff = async () => {
    await api('DELETE /api/account/authenticator')
    setState({ enabled: false, recoveryCodesLeft: 0 })
    notify('good', t('switchedOff'))
  }
  return (
    <Panel
      title={t('secondFactor')}
      side={<Badge tone={enabled ? 'good' : 'neutral'}>{t(enabled ? 'isOn' : 'isOff')}</Badge>}
    >
      <div ref={place} tabIndex={-1} className="outline-none">
        <p className="pb-4 text-muted text-sm">{t('secondFactorText')}</p>
        {codes && <RecoveryCodes codes={codes} onDone={close} />}
        {begun && <AuthenticatorSetUp begun={begun} onDone={show} onCancel={close} />}
        {!enabled && !begun && (
          <Button
            variant="secondary"
            busy={busy}
            onClick={() => void act(async () => setBegun(await api('POST /api/account/authenticator')))}
          >
            {t('switchOn')}
          </Button>
        )}
        {enabled && !codes && (
          <AuthenticatorOn
            codesLeft={recoveryCodesLeft}
            busy={busy}
            onReplace={() => void act(async () => show((await api('POST /api/account/recovery-codes')).recoveryCodes))}
            onSwitchOff={() => void act(switchOff)}
          />
        )}
      </div>
      {dialog}
    </Panel>
  )
}
