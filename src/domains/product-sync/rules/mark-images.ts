import type { ProductImage } from '../../products/contract.ts'
import type { ImageMarks } from '../contract.ts'

type Marks = Readonly<Record<string, ImageMarks>>

/**
 * Pictures with what is said of them; of what nothing is said they keep. What shows a defect is no drawing, and none shows a defect that the
 * offer does not have: those are answered.
 */
export function markImages(
  images: readonly ProductImage[],
  marks: Marks,
  defects: readonly string[],
): { images: ProductImage[]; strange: string[] } {
  const strange = images.flatMap(({ key }) => {
    const defect = marks[key]?.defect
    return defect && !defects.includes(defect) ? [defect] : []
  })
  return {
    strange,
    images: images.map((image) => {
      const said = marks[image.key]
      if (!said) return image
      const { illustration: drawn, defect: shown, ...plain } = image
      const illustration = said.illustration ?? drawn ?? false
      const defect = said.defect === undefined ? shown : said.defect
      const shows = !illustration && defect && defects.includes(defect)
      return { ...plain, ...(illustration && { illustration }), ...(shows && { defect }) }
    }),
  }
}
