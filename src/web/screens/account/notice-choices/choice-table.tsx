import type { NoticeChoice } from '../../../../domains/notices/contract.ts'
import { NOTICE_KINDS } from '../../../../domains/notices/rules/index.ts'
import { api } from '../../../browser-api.ts'
import { useAnswered } from '../../../parts/forms/use-answered.ts'
import { useAuth } from '../../../session/auth-state.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { notify } from '../../../ui/toast-store.ts'

/** One group a trade: what sellers are told is nothing to who only buys. */
export function ChoiceTable({ loaded }: { loaded: readonly NoticeChoice[] }) {
  const { user, permissions } = useAuth()
  const t = useTexts('noticeList')
  const sells = permissions === 'seller' || Boolean(user?.companyId)
  const [choices, show] = useAnswered<readonly NoticeChoice[]>(loaded)
  const locale = useLocale()
  const change = (choice: NoticeChoice) => {
    show(choices.map((one) => (one.kind === choice.kind ? choice : one)))
    // Each for itself: whoever presses the next before the first is saved loses neither.
    api('PUT /api/notices/choices', { body: { choices: [choice] } }).then(
      () => notify('good', t('saved')),
      (error) => {
        show([...loaded])
        showFailure(error, locale)
      },
    )
  }
  const group = (whose: 'buyer' | 'seller', title: string) => (
    <section aria-labelledby={`of-${whose}`} className="mt-6">
      <h2 id={`of-${whose}`} className="text-lg">
        {title}
      </h2>
      <ul className="mt-2 border-line border-t">
        {choices
          .filter(({ kind }) => NOTICE_KINDS[kind].whose === whose)
          .map((choice) => (
            <Row key={choice.kind} choice={choice} onChange={change} />
          ))}
      </ul>
    </section>
  )
  return (
    <>
      {group('buyer', t('ofBuyer'))}
      {sells && group('seller', t('ofSeller'))}
    </>
  )
}

type RowProps = { choice: NoticeChoice; onChange: (choice: NoticeChoice) => void }

function Row({ choice, onChange }: RowProps) {
  const t = useTexts('noticeList')
  const { mail } = NOTICE_KINDS[choice.kind]
  const fixed = typeof mail === 'string'
  return (
    <li className="border-line border-b py-3">
      <fieldset className="grid gap-x-6 sm:grid-cols-[minmax(0,1fr)_10rem_16rem]">
        <legend className="float-left font-medium text-sm sm:py-2">{t(`name_${choice.kind}`)}</legend>
        <CheckboxField
          label={t('inMarket')}
          checked={choice.inMarket}
          onChange={({ target }) => onChange({ ...choice, inMarket: target.checked })}
        />
        <CheckboxField
          label={t('byMail')}
          checked={fixed || choice.byMail}
          disabled={fixed}
          hint={fixed ? t(mail === 'law' ? 'mail_law' : 'mail_contract') : undefined}
          onChange={({ target }) => onChange({ ...choice, byMail: target.checked })}
        />
      </fieldset>
    </li>
  )
}
