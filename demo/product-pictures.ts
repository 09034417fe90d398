import type { Condition } from './condition.ts'
import { showsFlaw } from './pictures/draw-picture.ts'
import { lies } from './pictures/framing.ts'
import type { PictureColor, PictureKind, PictureSpec, PictureView } from './pictures/spec.ts'
import { SCENES } from './pictures/wallpapers.ts'
import type { ModelDraft } from './product-types.ts'
import type { Random } from './random.ts'
import { wantedOf } from './wanted.ts'

/** Kinds that are seen from several sides and show something on a screen. */
const VARIED: readonly PictureKind[] = [
  'laptop',
  'phone',
  'tablet',
  'monitor',
  'all-in-one',
  'tv',
  'handheld',
  'console',
  'display',
]
const FROM_THE_SIDE: readonly PictureKind[] = ['laptop', 'phone', 'tablet']
/** On a label the facts stand on the part itself, whichever side is shown. */
const LABELLED: readonly PictureKind[] = ['display', 'lens', 'gpu', 'power-supply']

/** Front, back with its marks, keyboards and laptops also close up, what people come for from the side as well; then a picture of each defect that can be seen. */
export function picturesOf(
  draft: ModelDraft,
  color: PictureColor,
  condition: Condition,
  layout: string | undefined,
  luck: Random,
): PictureSpec[] {
  const { kind, size, family, facts } = draft.picture
  const scene = VARIED.includes(kind) || lies(kind) ? { scene: luck.int(0, SCENES - 1) } : {}
  const picture = (view: PictureView, more: Partial<PictureSpec> = {}): PictureSpec => ({
    ...{ kind, view, color, size, family, brand: draft.brand, facts: '', wear: 0 },
    ...more,
  })
  const flaws = [...new Set(condition.defects.flatMap(({ flaw }) => flaw ?? []))]
  const flaw = flaws[0] ? { flaw: flaws[0] } : {}
  // What is slight is not seen on a whole device.
  const worn = condition.wear > 1 ? condition.wear : 0
  const keys = kind === 'keyboard' && layout ? { layout } : {}
  // The back of a laptop is the lid: whole inches and four ways to look at it are enough.
  const backSize = kind === 'laptop' ? Math.round(size) : kind === 'switch' && size > 12 ? 24 : size
  const backScene = kind === 'laptop' ? { scene: (scene.scene ?? 0) % 4 } : {}
  const labels = LABELLED.includes(kind) ? { facts } : {}
  const back = picture('back', { wear: condition.wear, size: backSize, ...backScene, ...labels, ...keys })
  const front = picture('front', { facts, wear: worn, ...scene, ...keys, ...flaw })
  const side =
    FROM_THE_SIDE.includes(kind) && wantedOf(draft) > 1 && condition.state !== 'damaged'
      ? [picture('side', { wear: worn, scene: (scene.scene ?? 0) % 12 })]
      : []
  // The close-up shows keys and palm rest only: one size and brand serve all.
  const detail =
    kind === 'laptop' && layout ? [picture('detail', { layout, size: 0, brand: '', wear: worn > 1 ? 2 : 0 })] : []
  const closeUps = flaws.map((one) => picture('flaw', { flaw: one, wear: worn, ...labels })).filter(showsFlaw)
  return [front, ...side, ...detail, back, ...closeUps]
}
