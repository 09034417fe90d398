import { useSortable } from '@dnd-kit/sortable'
import { GripVertical, Pencil, Trash2 } from 'lucide-react'
import type { MouseEventHandler, TouchEventHandler } from 'react'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { cx } from '../../../../ui/cx.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Picture } from '../../../../ui/picture.tsx'
import type { ImageForm } from '../form-state.ts'

type Props = { image: ImageForm; index: number; onOpen: () => void; onRemove: () => void }

/** A picture with its handle, its editor and its end. */
export function PictureTile({ image, index, onOpen, onRemove }: Props) {
  const t = useTexts('offer')
  const r = useTexts('offerReport')
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: image.key,
    attributes: { roleDescription: t('sortable') },
  })
  const number = index + 1
  const described = image.alt['pl-PL'].trim() !== ''
  const style = {
    transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
    transition,
  }
  return (
    <li
      ref={setNodeRef}
      style={style}
      data-picture={image.key}
      className={cx(
        'relative overflow-hidden rounded-md border bg-surface',
        isDragging ? 'z-10 border-accent shadow-raised' : 'border-line',
      )}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: moved by mouse and finger; the handle below does the same by keyboard */}
      <div
        onMouseDown={listeners?.onMouseDown as MouseEventHandler}
        onTouchStart={listeners?.onTouchStart as TouchEventHandler}
        // The browser's own dragging would drop the picture as another file.
        onDragStart={(event) => event.preventDefault()}
        className={listeners && 'cursor-grab'}
      >
        <Picture
          imageKey={image.key}
          alt={image.alt['pl-PL'] || t('pictureNumber', { number })}
          sizes="14rem"
          className="rounded-none"
        />
      </div>
      {(image.illustration || image.defect) && (
        <Badge className="absolute top-2 right-2">{r(image.illustration ? 'illustrationMark' : 'defectMark')}</Badge>
      )}
      {index === 0 && (
        <Badge tone="accent" className="absolute top-2 left-2">
          {t('mainPicture')}
        </Badge>
      )}
      <div className="flex items-center justify-between">
        <button
          ref={setActivatorNodeRef}
          type="button"
          {...attributes}
          {...listeners}
          aria-label={t('movePicture', { number })}
          className="inline-flex size-11 cursor-grab touch-none items-center justify-center rounded-md hover:bg-sunken"
        >
          <GripVertical className="size-5" aria-hidden="true" />
        </button>
        <IconButton
          label={t('editPicture', { number })}
          onClick={onOpen}
          className={described ? undefined : 'text-muted'}
        >
          <Pencil className="size-4" aria-hidden="true" />
        </IconButton>
        <IconButton label={t('removePicture', { number })} onClick={onRemove}>
          <Trash2 className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  )
}
