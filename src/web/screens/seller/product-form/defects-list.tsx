import { Plus, X } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { useRef } from 'react'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { characterLimit } from '../../../ui/character-limit.ts'
import { controlLook } from '../../../ui/field.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useOffer, useOfferTools } from './offer-tools.ts'
import { linkedTo } from './pictures/picture-marks.ts'

const MOST = 30

/** Each defect on a line of its own; Enter begins the next one. */
export function DefectsList() {
  const t = useTexts('offer')
  const r = useTexts('offerReport')
  const { store } = useOfferTools()
  const defects = useOffer(({ draft }) => draft.defects)
  const errors = useOffer((state) => state.errors)
  const list = useRef<HTMLFieldSetElement>(null)
  const images = useOffer(({ draft }) => draft.images)
  const set = (next: readonly string[]) => store.change({ defects: next })
  /** A photo goes on showing its defect however that is worded, and shows none when the defect goes. */
  const reword = (next: readonly string[], before: string, now: string | null) => {
    const others = next.filter((defect) => defect === before).length > 0
    store.change({
      defects: next,
      ...(!others && before !== '' && { images: images.map((image) => linkedTo(image, before, now)) }),
    })
  }
  const focus = (index: number) =>
    setTimeout(() => list.current?.querySelector<HTMLElement>(`[name="defects.${index}"], [name="defects"]`)?.focus())
  const add = () => {
    if (defects.length >= MOST) return
    set([...defects, ''])
    setTimeout(() => list.current?.querySelector<HTMLElement>(`[name="defects.${defects.length}"]`)?.focus())
  }
  return (
    <fieldset ref={list} className="min-w-0">
      <legend className="font-medium text-sm">{t('defects')}</legend>
      <p className="mb-2 text-muted text-xs">{t('defectsHint')}</p>
      <ul className="flex flex-col gap-2">
        {defects.map((defect, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; two may say the same
          <li key={index}>
            <div className="flex items-center gap-1">
              <input
                name={`defects.${index}`}
                aria-label={t('defectNumber', { number: index + 1 })}
                aria-invalid={errors[`defects.${index}`] ? true : undefined}
                value={defect}
                autoComplete="off"
                className={controlLook}
                {...characterLimit(200, ({ target }: ChangeEvent<HTMLInputElement>) =>
                  reword(defects.with(index, target.value), defect, target.value),
                )}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return
                  event.preventDefault()
                  if (defect.trim()) add()
                }}
              />
              <IconButton
                label={t('removeDefect', { number: index + 1 })}
                onClick={() => {
                  reword(defects.toSpliced(index, 1), defect, null)
                  focus(Math.max(0, index - 1))
                }}
              >
                <X className="size-4" aria-hidden="true" />
              </IconButton>
            </div>
            <FieldError id={`defects-${index}`} error={errors[`defects.${index}`]} />
            {defect.trim() !== '' && !images.some((image) => image.defect === defect) && (
              <p className="mt-1 text-muted text-xs">{r('noPhotoOfDefect')}</p>
            )}
          </li>
        ))}
      </ul>
      <Button variant="secondary" name="defects" className="mt-2" disabled={defects.length >= MOST} onClick={add}>
        <Plus className="size-4" aria-hidden="true" />
        {t('addDefect')}
      </Button>
      <FieldError id="defects-error" error={errors.defects} />
    </fieldset>
  )
}
