type Marked = { illustration?: boolean | undefined }

/** Photos of the thing before what is drawn, each in the seller's order: what stands first is on cards. */
export const photosFirst = <T extends Marked>(images: readonly T[]): T[] => [
  ...images.filter(({ illustration }) => !illustration),
  ...images.filter(({ illustration }) => illustration),
]

/** At least one picture is a photo of the very thing. */
export const hasPhoto = (images: readonly Marked[]): boolean => images.some(({ illustration }) => !illustration)
