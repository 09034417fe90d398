import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useTexts } from '../texts/use-texts.tsx'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'

type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons in the foot. */
  actions?: ReactNode
}

function Modal({ open, onClose, title, children, actions, place }: Props & { place: string }) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  const t = useTexts('shell')
  useEffect(() => {
    const dialog = ref.current
    if (open && dialog && !dialog.open) dialog.showModal()
    if (!open && dialog?.open) dialog.close()
  }, [open])
  // One that goes with what showed it gives the focus back, too.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog; the click is for the backdrop alone
    <dialog
      ref={ref}
      aria-labelledby={id}
      // A dialog tells late that it was closed: by then its page may have opened another one.
      onClose={() => open && onClose()}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      className={cx('border-line bg-surface shadow-raised', place)}
    >
      {open && (
        <div className="flex max-h-[inherit] min-h-full flex-col">
          <div className="flex items-center justify-between gap-4 border-line border-b py-2 pr-2 pl-5">
            <h2 id={id} className="text-lg">
              {title}
            </h2>
            <IconButton label={t('close')} onClick={onClose}>
              <X className="size-5" aria-hidden="true" />
            </IconButton>
          </div>
          <div className="flex-1 overflow-y-auto p-5">{children}</div>
          {actions && <div className="flex flex-wrap justify-end gap-2 border-line border-t p-4">{actions}</div>}
        </div>
      )}
    </dialog>
  )
}

/** A question or a small form over the page. The native dialog: focus stays inside, Escape closes. */
export function Dialog(props: Props) {
  return <Modal {...props} place="m-auto w-[min(34rem,calc(100vw-2rem))] max-h-[85dvh] rounded-lg border" />
}

/** Slides in from the right over the whole height: filters and menus on small screens. */
export function Sheet(props: Props) {
  return <Modal {...props} place="mr-0 ml-auto my-0 h-dvh max-h-dvh w-[min(26rem,100vw)] max-w-none border-l" />
}
