import { photosFirst } from '../../../../../domains/products/rules/pictures.ts'
import type { ImageForm } from '../form-state.ts'

/** A picture as it shows a defect whose words change; `now` null: the defect is gone. */
export function linkedTo(image: ImageForm, before: string, now: string | null): ImageForm {
  if (image.defect !== before) return image
  const { defect: _, ...plain } = image
  return now ? { ...plain, defect: now } : plain
}

/** One picture marked anew among all: photos stand before what is drawn, and what is drawn shows no defect. */
export function marked(
  images: readonly ImageForm[],
  key: string,
  { illustration, defect }: { illustration: boolean; defect: string },
): ImageForm[] {
  return photosFirst(
    images.map((image): ImageForm => {
      if (image.key !== key) return image
      const { illustration: _, defect: __, ...plain } = image
      if (illustration) return { ...plain, illustration: true }
      return defect ? { ...plain, defect } : plain
    }),
  )
}
