import { useId, useMemo } from 'react'
import { countryOptions } from '../../../../../values/countries.ts'
import { maskPostalCode, postalHint } from '../../../../../values/postal-code.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { Dialog } from '../../../../ui/modal.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { type SenderProps, useSenderForm } from './use-sender-form.ts'

const MOST = { name: 100, contact: 100, phone: 20, email: 200, street: 160, postalCode: 16, city: 80 } as const
const TOKENS = { phone: 'tel', email: 'email' } as const

/** One address that parcels come from. The server says what cannot be right, at its field. */
export function SenderDialog(props: SenderProps) {
  const t = useTexts('sending')
  const shell = useTexts('shell')
  const locale = useLocale()
  const id = useId()
  const { form, save, choose, theirs } = useSenderForm(props)
  const { errors, isSubmitting } = form.formState
  const countries = useMemo(() => countryOptions(locale, 'PL'), [locale])
  const country = form.watch('country')
  const example = postalHint(country)
  const field = (name: keyof typeof MOST) => ({
    label: t(name),
    maxLength: MOST[name],
    autoComplete: 'off',
    error: errors[name]?.message,
  })
  const { shops } = props.sending
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={t(props.sender ? 'changeSender' : 'addSender')}
      actions={
        <>
          <Button variant="secondary" onClick={props.onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} busy={isSubmitting}>
            {t('saveSender')}
          </Button>
        </>
      }
    >
      <form noValidate id={id} onSubmit={(event) => void save(event)} className="grid items-start gap-4 sm:grid-cols-6">
        {theirs && (
          <Notice live tone="warning" title={t('senderMeanwhile')} className="sm:col-span-6">
            <p className="wrap-anywhere">
              {`${theirs.name}, ${theirs.street}, ${theirs.postalCode} ${theirs.city}, ${theirs.phone}`}
            </p>
            <p className="pt-1">{t('senderMeanwhileText')}</p>
          </Notice>
        )}
        {shops.length > 0 && (
          <SelectField
            className="sm:col-span-6"
            label={t('shop')}
            hint={t('shopHint')}
            error={errors.shopId?.message}
            options={[
              { value: '', label: t('noShop') },
              ...shops.map((shop) => ({ value: String(shop.id), label: shop.title })),
            ]}
            {...form.register('shopId', { onChange: ({ target }) => choose(target.value) })}
          />
        )}
        <TextField className="sm:col-span-6" {...field('name')} hint={t('nameHint')} {...form.register('name')} />
        <TextField className="sm:col-span-6" {...field('street')} {...form.register('street')} />
        <TextField
          className="sm:col-span-2"
          {...field('postalCode')}
          hint={example && shell('postalExample', { example })}
          {...form.register('postalCode', {
            onChange: ({ target }) => form.setValue('postalCode', maskPostalCode(target.value, country)),
          })}
        />
        <TextField className="sm:col-span-4" {...field('city')} {...form.register('city')} />
        <SelectField
          className="sm:col-span-6"
          label={t('country')}
          options={countries}
          error={errors.country?.message}
          {...form.register('country')}
        />
        <TextField
          className="sm:col-span-6"
          {...field('contact')}
          optional
          hint={t('contactHint')}
          {...form.register('contact')}
        />
        {(['phone', 'email'] as const).map((name) => (
          <TextField
            key={name}
            className="sm:col-span-3"
            {...field(name)}
            type={TOKENS[name]}
            inputMode={TOKENS[name]}
            {...form.register(name)}
          />
        ))}
        <div className="sm:col-span-6">
          <CheckboxField label={t('makeUsual')} hint={t('makeUsualHint')} {...form.register('usual')} />
        </div>
      </form>
    </Dialog>
  )
}
