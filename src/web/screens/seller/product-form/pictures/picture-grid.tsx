import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useRef, useState } from 'react'
import { photosFirst } from '../../../../../domains/products/rules/pictures.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { useOffer, useOfferTools } from '../offer-tools.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { PictureTile } from './picture-tile.tsx'

/** The pictures in their order: moved by mouse, finger or keyboard; each step is told. */
export default function PictureGrid() {
  const t = useTexts('offer')
  const { store, editable } = useOfferTools()
  const images = useOffer(({ draft }) => draft.images)
  const begun = useRef(false)
  const [open, setOpen] = useState<string | null>(null)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const place = (key: string | number | undefined) => images.findIndex((image) => image.key === key)
  const told = (key: string | number | undefined) => ({ number: place(key) + 1, total: images.length })
  const announcements: Announcements = {
    onDragStart({ active }) {
      begun.current = true
      return t('picked', told(active.id))
    },
    onDragOver({ over }) {
      // The first one tells of the place it is picked up from, and would be heard instead of that.
      const first = begun.current
      begun.current = false
      return over && !first ? t('movedTo', told(over.id)) : undefined
    },
    onDragEnd: ({ over, active }) => t('dropped', told(over?.id ?? active.id)),
    onDragCancel: ({ active }) => t('moveCancelled', told(active.id)),
  }
  const move = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) {
      store.change({ images: photosFirst(arrayMove([...images], place(active.id), place(over.id))) })
    }
  }
  const shown = images.find((image) => image.key === open)
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={move}
        accessibility={{ announcements, screenReaderInstructions: { draggable: t('moveHelp') } }}
      >
        <SortableContext items={images.map(({ key }) => key)} strategy={rectSortingStrategy} disabled={!editable}>
          <ul aria-label={t('section_pictures')} className="mb-4 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
            {images.map((image, index) => (
              <PictureTile
                key={image.key}
                image={image}
                index={index}
                onOpen={() => setOpen(image.key)}
                onRemove={() => store.change({ images: images.filter(({ key }) => key !== image.key) })}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <PictureDialog image={shown} onClose={() => setOpen(null)} onReplaced={setOpen} />
    </>
  )
}
