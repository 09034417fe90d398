import { useFieldArray, useForm } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import type { TaxDataPage } from '../../../../domains/tax-reports/contract.ts'
import { api } from '../../../browser-api.ts'
import { refuseFields } from '../../../parts/forms/refuse-fields.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { notify } from '../../../ui/toast-store.ts'

type Country = { country: string }
export type TaxFormValues = {
  kind: '' | 'entity' | 'person'
  firstName: string
  lastName: string
  birthDate: string
  residences: Country[]
  tins: { country: string; number: string }[]
  establishments: Country[]
}

/** Nothing was said yet: where the company sits is most often where it pays taxes. */
function valuesOf({ data, known }: TaxDataPage): TaxFormValues {
  const rows = (countries: readonly string[]) => countries.map((country) => ({ country }))
  return {
    kind: data?.kind ?? '',
    firstName: data?.firstName ?? '',
    lastName: data?.lastName ?? '',
    birthDate: data?.birthDate ?? '',
    residences: rows(data?.residences.length ? data.residences : [known.country]),
    tins: data?.tins ?? [],
    establishments: rows(data?.establishments ?? []),
  }
}

/** What a company is asked beside its data; what the server refuses is said at its field. */
export function useTaxForm(companyId: number, page: TaxDataPage) {
  const t = useTexts('taxReports')
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const form = useForm<TaxFormValues>({ defaultValues: valuesOf(page) })
  const residences = useFieldArray({ control: form.control, name: 'residences' })
  const tins = useFieldArray({ control: form.control, name: 'tins' })
  const establishments = useFieldArray({ control: form.control, name: 'establishments' })
  const save = form.handleSubmit(async ({ kind, ...values }) => {
    // The form has said so before.
    if (kind === '') return
    const countries = (rows: readonly Country[]) => rows.flatMap(({ country }) => country || [])
    try {
      const body = {
        ...{ kind, revision: page.revision, tins: values.tins },
        firstName: values.firstName || null,
        lastName: values.lastName || null,
        birthDate: values.birthDate || null,
        ...{ residences: countries(values.residences), establishments: countries(values.establishments) },
      }
      await api('PUT /api/companies/{id}/tax-data', { params: { id: companyId }, body })
      notify('good', t('saved'))
      await revalidate()
    } catch (error) {
      if (!refuseFields(form, error)) showFailure(error, locale)
    }
  })
  return { form, residences, tins, establishments, save }
}
export type TaxFormState = ReturnType<typeof useTaxForm>
