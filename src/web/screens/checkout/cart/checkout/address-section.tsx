import { useTexts } from '../../../../texts/use-texts.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { AddressFields } from './address-fields.tsx'
import { FormSection } from './form-section.tsx'
import { SavedChoice } from './saved-choice.tsx'
import type { SectionProps } from './section-props.ts'
import { chooseAddress } from './take-up-book.ts'

type Props = SectionProps & {
  /** A courier comes. */
  needed: boolean
  /** Some seller group has no delivery method yet. */
  undecided: boolean
  /** Countries to which something of the cart goes. */
  reached: readonly string[]
}

/** Where the courier goes: an address of the buyer's book, or one typed here. */
export function AddressSection({ needed, undecided, reached, ...section }: Props) {
  const t = useTexts('checkout')
  const { draft, change, errors, book } = section
  if (!needed) {
    return (
      <FormSection title={t('addressTitle')}>
        <p className="text-sm text-muted">{t(undecided ? 'addressLater' : 'addressNotNeeded')}</p>
      </FormSection>
    )
  }
  const kept = book?.addresses ?? []
  const wrong = draft.addressId !== null && Object.keys(errors).some((field) => isWrong(field, errors))
  return (
    <FormSection title={t('addressTitle')} hint={t('addressHint')}>
      {book === undefined && <Skeleton className="h-44" />}
      {kept.length > 0 && (
        <SavedChoice
          legend={t('addressTitle')}
          group="shippingAddress"
          chosen={draft.addressId}
          other={t('otherAddress')}
          error={wrong ? t('keptAddressWrong') : undefined}
          onChoose={(id) => change(chooseAddress(draft, kept.find((one) => one.id === id) ?? null))}
          choices={kept.map(({ id, firstName, lastName, address, postalCode, city }) => ({
            id,
            label: `${firstName} ${lastName}`,
            text: `${address}, ${postalCode} ${city}`,
          }))}
        />
      )}
      {book !== undefined && draft.addressId === null && (
        <div className={kept.length > 0 ? 'mt-5' : undefined}>
          <AddressFields {...section} reached={reached} />
        </div>
      )}
    </FormSection>
  )
}

const isWrong = (field: string, errors: SectionProps['errors']) =>
  field.startsWith('shippingAddress') && errors[field] !== undefined
