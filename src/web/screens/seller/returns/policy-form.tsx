import { useForm } from 'react-hook-form'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import type { ReturnPolicyView } from '../../../../domains/returns/contract.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TextField } from '../../../ui/text-field.tsx'

const LIMITS = { returnDays: [15, 365], exchangeDays: [1, 365], warrantyMonths: [1, 120] } as const
const FIELDS = ['returnDays', 'exchangeDays', 'warrantyMonths'] as const

/** What the company promises beyond the law; buyers read it where they decide. */
export function PolicyForm({ company, policy }: { company: Mine; policy: ReturnPolicyView }) {
  const t = useTexts('returnPages')
  const { busy, run } = useAction()
  const textOf = (value: number | null) => (value === null ? '' : String(value))
  const form = useForm({
    defaultValues: {
      returnDays: textOf(policy.returnDays),
      exchangeDays: textOf(policy.exchangeDays),
      warrantyMonths: textOf(policy.warrantyMonths),
    },
  })
  const mayEdit = roleMay(company.role, 'delivery.edit')
  const fits = (name: (typeof FIELDS)[number]) => (text: string) => {
    const [least, most] = LIMITS[name]
    const isFine =
      text.trim() === '' || (/^\d{1,3}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most)
    return isFine || t('notWhole')
  }
  const read = (text: string) => (text.trim() === '' ? null : Number(text))
  const save = form.handleSubmit(({ returnDays, exchangeDays, warrantyMonths }) =>
    run(
      () =>
        api('PUT /api/companies/{id}/return-policy', {
          params: { id: company.id },
          body: {
            returnDays: read(returnDays),
            exchangeDays: read(exchangeDays),
            warrantyMonths: read(warrantyMonths),
          },
        }),
      t('done'),
    ),
  )
  return (
    <Panel title={t('policyTitle')}>
      <form noValidate onSubmit={(event) => void save(event)} className="flex max-w-xl flex-col gap-4">
        <p className="text-muted text-sm">{t('policyLead')}</p>
        {FIELDS.map((name) => (
          <TextField
            key={name}
            label={t(name)}
            inputMode="numeric"
            disabled={!mayEdit}
            error={form.formState.errors[name]?.message}
            {...form.register(name, { validate: fits(name) })}
          />
        ))}
        {mayEdit && (
          <Button type="submit" variant="secondary" className="self-start" busy={busy}>
            {t('save')}
          </Button>
        )}
      </form>
    </Panel>
  )
}
