import { useState } from 'react'
import { SureDialog } from '../../../../parts/security/sure-dialog.tsx'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'

/** With fewer codes left it is time for new ones. */
const FEW = 4

type Props = { codesLeft: number; busy: boolean; onReplace: () => void; onSwitchOff: () => void }

/** What can be done while the second factor is on. */
export function AuthenticatorOn({ codesLeft, busy, onReplace, onSwitchOff }: Props) {
  const t = useTexts('security')
  const [asking, setAsking] = useState<'newCodes' | 'switchOff'>()
  const left = t('codesLeft', { count: codesLeft })
  return (
    <>
      {codesLeft < FEW ? (
        <Notice tone="warning" className="mb-4">
          {left}
        </Notice>
      ) : (
        <p className="pb-4 text-sm">{left}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={busy} onClick={() => setAsking('newCodes')}>
          {t('newCodes')}
        </Button>
        <Button variant="quiet" busy={busy} onClick={() => setAsking('switchOff')}>
          {t('switchOff')}
        </Button>
      </div>
      {asking && (
        <SureDialog
          title={t(`${asking}Title`)}
          text={t(`${asking}Text`)}
          action={t(asking === 'newCodes' ? 'newCodesYes' : 'switchOff')}
          onYes={asking === 'newCodes' ? onReplace : onSwitchOff}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}
