import type { ChargebackView } from '../../../../domains/chargebacks/contract.ts'
import { AnswerForm } from './answer-form.tsx'
import { CardFiles } from './card-files.tsx'
import { MarkForm } from './mark-form.tsx'

/** All that the market does about a chargeback: files, the answer where the provider takes it from here, marks and a note. */
export function CardAnswer({ chargeback }: { chargeback: ChargebackView }) {
  const { answer, sends, state } = chargeback
  return (
    <>
      <CardFiles chargeback={chargeback} />
      {(answer || sends) && <AnswerForm chargeback={chargeback} />}
      <MarkForm key={state} chargeback={chargeback} />
    </>
  )
}
