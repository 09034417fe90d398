import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library'
import type { Detect } from './detect.ts'

/** Enough for a code that fills a third of the picture, and fast on an old phone. */
const WIDEST = 960

/** Plain JavaScript: the page's policy need not allow anything for it. */
export function libraryDetector(): Detect {
  const reader = new MultiFormatReader()
  reader.setHints(
    new Map<DecodeHintType, unknown>([
      [
        DecodeHintType.POSSIBLE_FORMATS,
        [
          BarcodeFormat.QR_CODE,
          BarcodeFormat.CODE_128,
          BarcodeFormat.CODE_39,
          BarcodeFormat.DATA_MATRIX,
          BarcodeFormat.EAN_13,
        ],
      ],
      [DecodeHintType.TRY_HARDER, true],
    ]),
  )
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const scale = Math.min(1, WIDEST / video.videoWidth)
    const width = Math.round(video.videoWidth * scale)
    const height = Math.round(video.videoHeight * scale)
    if (!context || width === 0 || height === 0) return []
    Object.assign(canvas, { width, height })
    context.drawImage(video, 0, 0, width, height)
    const grey = greyOf(context.getImageData(0, 0, width, height).data)
    try {
      const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height)))
      return [reader.decodeWithState(bitmap).getText()]
    } catch {
      // It says so by an error that there is no code in the picture.
      return []
    }
  }
}

function greyOf(pixels: Uint8ClampedArray): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(pixels.length / 4)
  for (let at = 0; at < grey.length; at++) {
    const [red = 0, green = 0, blue = 0] = [pixels[at * 4], pixels[at * 4 + 1], pixels[at * 4 + 2]]
    grey[at] = (red * 77 + green * 150 + blue * 29) >> 8
  }
  return grey
}
