import { roleMay } from '../../../../../domains/companies/rules/team-permissions.ts'
import type { SendingView } from '../../../../../domains/shipping/sending/contract.ts'
import { useAnswered } from '../../../../parts/forms/use-answered.ts'
import type { Mine } from '../../../../parts/seller/pick-company.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { SendersPanel } from './senders-panel.tsx'
import { SendingForm } from './sending-form.tsx'

type Props = { company: Mine; loaded: SendingView }

/** Where parcels come from, in which boxes, printed on what, handed over how and when. Whoever packs reads it; who leads changes it. */
export function SendingPart({ company, loaded }: Props) {
  const t = useTexts('sending')
  const [sending, show] = useAnswered(loaded)
  const mayEdit = roleMay(company.role, 'delivery.edit')
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <p className="max-w-text text-muted">{t('intro')}</p>
      {!mayEdit && <Notice>{t('viewOnly')}</Notice>}
      <SendersPanel companyId={company.id} sending={sending} mayEdit={mayEdit} onChanged={show} />
      <SendingForm companyId={company.id} sending={sending} mayEdit={mayEdit} onSaved={show} />
    </div>
  )
}
