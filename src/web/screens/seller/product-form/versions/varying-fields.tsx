import type { AttributeSchema } from '../../../../../domains/categories/contract.ts'
import { attributeName } from '../../../../parts/categories/attribute-text.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { useOffer, useOfferTools } from '../offer-tools.ts'

type Props = {
  schema: readonly AttributeSchema[]
  /** Those that versions have now. */
  varying: readonly AttributeSchema[]
  chosen: readonly string[]
  onChoose: (keys: readonly string[]) => void
}

/** By what the versions differ: memory, colour. Each chosen attribute gets a field at every version. */
export function VaryingFields({ schema, varying, chosen, onChoose }: Props) {
  const t = useTexts('offer')
  const locale = useLocale()
  const { store } = useOfferTools()
  const versions = useOffer(({ draft }) => draft.versions)
  const toggle = (key: string, on: boolean) => {
    onChoose(on ? [...chosen, key] : chosen.filter((one) => one !== key))
    if (on || !versions.some(({ attributes }) => key in attributes)) return
    store.change({
      versions: versions.map((version) => {
        const { [key]: _, ...attributes } = version.attributes
        return { ...version, attributes }
      }),
    })
  }
  const names = varying.map((field) => attributeName(field, locale)).join(', ')
  return (
    <Disclosure title={t('differBy')} side={names || t('differByNothing')} className="mb-4 border-t">
      <div className="grid gap-x-5 sm:grid-cols-2 lg:grid-cols-3">
        {schema.map((field) => (
          <CheckboxField
            key={field.key}
            label={attributeName(field, locale)}
            checked={varying.includes(field)}
            onChange={({ target }) => toggle(field.key, target.checked)}
          />
        ))}
      </div>
    </Disclosure>
  )
}
