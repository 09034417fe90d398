import { useForm } from 'react-hook-form'
import type { CaseView } from '../../../../domains/returns/contract.ts'
import { api } from '../../../browser-api.ts'
import { hundredthsText, parseHundredths } from '../../../parts/forms/hundredths.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** What came back of each line, how many of it can be sold again, and what is deducted why. */
export function ReceiveForm({ company, view }: { company: Mine; view: CaseView }) {
  const t = useTexts('returnPages')
  const locale = useLocale()
  const { busy, run } = useAction()
  const form = useForm({
    defaultValues: {
      lines: view.lines.map((line) => ({
        received: String(line.condition ? line.received : line.quantity),
        sellable: String(line.condition ? line.sellable : line.quantity),
        condition: line.condition ?? ('asDescribed' as const),
        deduction: line.deduction > 0 ? hundredthsText(line.deduction, locale) : '',
        reason: line.reason ?? '',
      })),
    },
  })
  const save = form.handleSubmit(({ lines }) =>
    run(
      () =>
        api('POST /api/companies/{id}/returns/{caseId}/receive', {
          params: { id: company.id, caseId: view.id },
          body: {
            lines: lines.map(({ received, sellable, condition, deduction, reason }, index) => ({
              itemId: view.lines[index]?.itemId ?? 0,
              ...{ received: Number(received), sellable: Number(sellable), condition },
              deduction: parseHundredths(deduction) ?? 0,
              reason: reason.trim() || null,
            })),
          },
        }),
      t('done'),
    ),
  )
  const upTo = (most: number) => (text: string) => (/^\d{1,6}$/.test(text) && Number(text) <= most) || t('notWhole')
  const conditions = (['asDescribed', 'worse'] as const).map((value) => ({ value, label: t(`condition_${value}`) }))
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-6">
      {view.lines.map((line, index) => {
        const wrong = form.formState.errors.lines?.[index]
        const isWorse = form.watch(`lines.${index}.condition`) === 'worse'
        return (
          <fieldset key={line.itemId} className="flex flex-col gap-3">
            <legend className="wrap-anywhere mb-2 font-medium text-sm">
              {line.title} · {t('piecesCount', { quantity: line.quantity })}
            </legend>
            <TextField
              label={t('received')}
              inputMode="numeric"
              error={wrong?.received?.message}
              {...form.register(`lines.${index}.received`, { validate: upTo(line.quantity) })}
            />
            <TextField
              label={t('sellable')}
              inputMode="numeric"
              error={wrong?.sellable?.message}
              {...form.register(`lines.${index}.sellable`, {
                validate: (text, { lines }) => upTo(Number(lines[index]?.received))(text),
              })}
            />
            <SelectField label={t('condition')} options={conditions} {...form.register(`lines.${index}.condition`)} />
            {isWorse && (
              <>
                <TextField
                  label={t('deductionAmount')}
                  inputMode="decimal"
                  error={wrong?.deduction?.message}
                  {...form.register(`lines.${index}.deduction`, {
                    validate: (text) => parseHundredths(text) !== undefined || t('required'),
                  })}
                />
                <TextField
                  label={t('deductionReason')}
                  maxLength={500}
                  error={wrong?.reason?.message}
                  {...form.register(`lines.${index}.reason`, {
                    validate: (text, { lines }) =>
                      !parseHundredths(lines[index]?.deduction ?? '') || text.trim() !== '' || t('required'),
                  })}
                />
              </>
            )}
          </fieldset>
        )
      })}
      <Button type="submit" variant="secondary" busy={busy} className="self-start">
        {t('receive')}
      </Button>
    </form>
  )
}
