import { useRef, useState } from 'react'
import type { ShopImage } from '../../../domains/shops/contract.ts'
import { failureText } from '../../show-failure.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { sendFile } from '../files/send-file.ts'
import { exceeds } from '../files/upload-limits.ts'

/** V06, as the contract has them, which browsers do not load. */
export const SHOP_IMAGE_MB = 2
export const SHOP_IMAGES = 8

/** Pictures on their way, one after the other. Each is part of the form once it arrived; the first refused one ends it. */
export function useImageUpload(
  companyId: number,
  images: readonly ShopImage[],
  onImages: (images: ShopImage[]) => void,
) {
  const t = useTexts('myShops')
  const locale = useLocale()
  const [part, setPart] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()
  const [done, setDone] = useState(false)
  // Pictures may be moved or taken away while others are on their way.
  const present = useRef(images)
  present.current = images
  const sendOne = async (file: File) => {
    if (present.current.length >= SHOP_IMAGES) throw new Refusal(t('picturesFull', { count: SHOP_IMAGES }))
    if (exceeds(file, SHOP_IMAGE_MB)) throw new Refusal(t('pictureTooLarge', { maximum: SHOP_IMAGE_MB }))
    const key = 'POST /api/companies/{id}/shop-pictures'
    const image = await sendFile(key, { params: { id: companyId } }, file, setPart)
    present.current = [...present.current, image]
    onImages([...present.current])
  }
  const send = async (files: readonly File[]) => {
    if (files.length === 0 || part !== null) return
    setProblem(undefined)
    setDone(false)
    setPart(0)
    try {
      for (const file of files) await sendOne(file)
      setDone(true)
    } catch (error) {
      setProblem(error instanceof Refusal ? error.message : failureText(error, locale))
    } finally {
      setPart(null)
    }
  }
  return { part, problem, done, send }
}

class Refusal extends Error {}
