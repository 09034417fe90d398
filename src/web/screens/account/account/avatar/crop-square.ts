type Area = { x: number; y: number; width: number; height: number }
/** As the upload takes it: left and upper edge in parts (0–1) of width and height, the side in parts of the shorter side. */
export type CropSquare = { x: number; y: number; size: number }

const part = (value: number) => Math.min(1, Math.max(0, Math.round(value * 10_000) / 10_000))

/** From what the cropper tells: per cent of the picture, and its pixels. */
export function cropSquare(percent: Area, pixels: Area): CropSquare {
  const width = (pixels.width * 100) / percent.width
  const height = (pixels.height * 100) / percent.height
  return {
    x: part(percent.x / 100),
    y: part(percent.y / 100),
    size: Math.max(0.05, part(pixels.width / Math.min(width, height))),
  }
}
