import { useForm } from 'react-hook-form'
import type { FeedView } from '../../../../domains/feeds/contract.ts'
import { PRODUCT_STATES } from '../../../../domains/products/contract.ts'
import { LANGUAGES, LOCALES } from '../../../../values/locale.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { SelectField } from '../../../ui/select-field.tsx'

/** Whether a list is written, in which language, and goods of which states it holds. */
export function FeedForm({ feed }: { feed: FeedView }) {
  const t = useTexts('feeds')
  const { busy, run } = useAction()
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { isOn: feed.isOn, locale: feed.locale, states: feed.states as string[] },
  })
  const save = handleSubmit(({ isOn, locale, states }) => {
    const body = { isOn, locale, states: states as FeedView['states'] }
    return run(() => api('PUT /api/admin/feeds/{feed}', { params: { feed: feed.name }, body }), t('saved'))
  })
  const wrong = formState.errors.states?.message
  const errorId = `${feed.name}-states-error`
  return (
    <form
      noValidate
      aria-label={t('settingsOf', { name: t(`name_${feed.name}`) })}
      className="flex flex-col gap-4 pt-5"
      onSubmit={(event) => void save(event)}
    >
      <CheckboxField label={t('isOn')} {...register('isOn')} />
      <SelectField
        label={t('language')}
        className="max-w-xs"
        options={LOCALES.map((locale) => ({ value: locale, label: LANGUAGES[locale].name }))}
        {...register('locale')}
      />
      <fieldset aria-describedby={wrong ? errorId : undefined}>
        <legend className="pb-1 font-medium text-sm">{t('states')}</legend>
        {PRODUCT_STATES.map((state) => (
          <CheckboxField
            key={state}
            label={t(`state_${state}`)}
            value={state}
            {...register('states', { validate: (chosen) => chosen.length > 0 || t('statesWanted') })}
          />
        ))}
        <FieldError id={errorId} error={wrong} />
      </fieldset>
      <Button type="submit" className="self-start" busy={busy}>
        {t('save')}
      </Button>
    </form>
  )
}
