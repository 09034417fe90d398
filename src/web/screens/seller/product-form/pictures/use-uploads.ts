import { useCallback, useRef, useState } from 'react'
import { photosFirst } from '../../../../../domains/products/rules/pictures.ts'
import { eachLocale } from '../../../../../values/locale.ts'
import { sendFile } from '../../../../parts/files/send-file.ts'
import { checkPicture, MAX_PICTURES } from '../../../../parts/product-images/check-picture.ts'
import { failureText } from '../../../../show-failure.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import type { ImageForm } from '../form-state.ts'
import { useOfferTools } from '../offer-tools.ts'
import { useDrop } from './use-drop.ts'

export type Upload = { id: number; name: string; part: number; error: string | null; file: File }
const AT_ONCE = 3

/** Pictures on their way: some at a time, each with its progress; they arrive in the order in which they were chosen. */
export function useUploads() {
  const t = useTexts('offer')
  const locale = useLocale()
  const { store, company, editable } = useOfferTools()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const count = useRef(0)
  const queue = useRef<(() => Promise<void>)[]>([])
  const running = useRef(0)
  const arrived = useRef<Promise<unknown>>(Promise.resolve())
  const update = useCallback(
    (id: number, part: Partial<Upload>) =>
      setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one))),
    [],
  )
  const remove = useCallback((id: number) => setUploads((all) => all.filter((one) => one.id !== id)), [])

  const next = () => {
    while (running.current < AT_ONCE) {
      const run = queue.current.shift()
      if (!run) return
      running.current += 1
      void run().finally(() => {
        running.current -= 1
        next()
      })
    }
  }
  const send = ({ id, file }: Upload) => {
    let give: (picture: Omit<ImageForm, 'alt'> | null) => void = () => {}
    const picture = new Promise<Omit<ImageForm, 'alt'> | null>((resolve) => {
      give = resolve
    })
    queue.current.push(async () => {
      try {
        const params = { id: company.id }
        give(
          await sendFile('POST /api/companies/{id}/product-images', { params }, file, (part) => update(id, { part })),
        )
      } catch (error) {
        update(id, { error: failureText(error, locale) })
        give(null)
      }
    })
    arrived.current = arrived.current.then(async () => {
      const found = await picture
      if (!found) return
      const { images } = store.read().draft
      const { key, width, height } = found
      if (images.length < MAX_PICTURES && !images.some((image) => image.key === key)) {
        store.change({ images: photosFirst([...images, { key, width, height, alt: eachLocale(() => '') }]) })
      }
      remove(id)
    })
    next()
  }
  const add = (files: readonly File[]) => {
    const waiting = uploads.filter(({ error }) => error === null).length
    let free = MAX_PICTURES - store.read().draft.images.length - waiting
    const fresh = files.map((file): Upload => {
      count.current += 1
      const wrong = checkPicture(file)
      const error = wrong ? t(wrong) : free > 0 ? null : t('tooManyPictures', { max: MAX_PICTURES })
      if (!error) free -= 1
      return { id: count.current, name: file.name, part: 0, error, file }
    })
    setUploads((all) => [...all, ...fresh])
    for (const upload of fresh) if (upload.error === null) send(upload)
  }
  const again = (upload: Upload) => {
    update(upload.id, { error: null, part: 0 })
    send(upload)
  }
  return { uploads, add, again, remove, ...useDrop(editable, add) }
}
