/** As the market takes it: edge and size in parts (0–1) of the picture's width and height. */
export type CropPart = { x: number; y: number; width: number; height: number }

const SMALLEST = 0.05

/** From per cent, as the cropper tells them; never beyond the picture. */
export function cropPart(percent: CropPart): CropPart {
  const part = (value: number) => Math.min(1, Math.max(0, Math.round(value * 100) / 10_000))
  const width = Math.max(SMALLEST, part(percent.width))
  const height = Math.max(SMALLEST, part(percent.height))
  const edge = (from: number, size: number) => Math.round(Math.min(part(from), 1 - size) * 10_000) / 10_000
  return { x: edge(percent.x, width), y: edge(percent.y, height), width, height }
}
