import type { Condition } from './condition.ts'
import type { PictureColor, PictureSpec, PictureView } from './pictures/spec.ts'
import type { ModelDraft } from './product-types.ts'

/** Front with the facts, back with its marks, keyboards and laptops also close up. */
export function picturesOf(
  draft: ModelDraft,
  color: PictureColor,
  condition: Condition,
  layout?: string,
): PictureSpec[] {
  const { kind, size, family, facts } = draft.picture
  const broken = condition.defects.some((defect) => defect.screen)
  const picture = (view: PictureView, more: Partial<PictureSpec> = {}): PictureSpec => ({
    ...{ kind, view, color, size, family, brand: draft.brand, facts: '', wear: 0 },
    ...more,
  })
  // On a label the facts stand on the part itself, whichever side is shown.
  const labelled = kind === 'display' || kind === 'lens' || kind === 'gpu' || kind === 'power-supply'
  const wear = condition.wear > 2 ? 3 : condition.wear
  // The back of a laptop is the lid: whole inches are near enough.
  const backSize = kind === 'laptop' ? Math.round(size) : kind === 'switch' && size > 12 ? 24 : size
  const back = picture('back', {
    wear,
    size: backSize,
    ...(labelled ? { facts } : {}),
    ...(kind === 'keyboard' && layout ? { layout } : {}),
  })
  const front = picture('front', { facts, wear: broken ? 4 : 0, ...(kind === 'keyboard' && layout ? { layout } : {}) })
  if (kind !== 'laptop' || !layout) return [front, back]
  // The close-up shows keys and palm rest only: one size and brand serve all.
  return [front, picture('detail', { layout, size: 0, brand: '', wear: wear > 1 ? 2 : 0 }), back]
}
