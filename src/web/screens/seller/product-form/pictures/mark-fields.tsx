import { useTexts } from '../../../../texts/use-texts.tsx'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import type { ImageForm } from '../form-state.ts'
import { useOffer, useOfferTools } from '../offer-tools.ts'
import { marked } from './picture-marks.ts'

/** Whether a picture is a photo of the very thing, and which defect it shows. */
export function MarkFields({ image }: { image: ImageForm }) {
  const r = useTexts('offerReport')
  const { store } = useOfferTools()
  const images = useOffer(({ draft }) => draft.images)
  const defects = useOffer(({ draft }) => draft.defects)
  const named = [...new Set(defects)].filter((defect) => defect.trim() !== '')
  const mark = (part: { illustration?: boolean; defect?: string }) => {
    const { illustration = false, defect = '' } = image
    store.change({ images: marked(images, image.key, { illustration, defect, ...part }) })
  }
  return (
    <>
      <CheckboxField
        name="illustration"
        label={r('illustration')}
        hint={r('illustrationHint')}
        checked={image.illustration ?? false}
        onChange={({ target }) => mark({ illustration: target.checked })}
      />
      {!image.illustration && named.length > 0 && (
        <SelectField
          name="defect"
          label={r('showsDefect')}
          value={image.defect ?? ''}
          onChange={({ target }) => mark({ defect: target.value })}
          options={[
            { value: '', label: r('showsWhole') },
            ...named.map((defect) => ({ value: defect, label: r('showsThis', { defect }) })),
          ]}
        />
      )}
    </>
  )
}
