import { decode, openPicture } from './decoder.ts'

/** Width and height in pixels of one of our own pictures. */
export async function measurePicture(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { width = 0, height = 0 } = await decode(() => openPicture(bytes).metadata())
  return { width, height }
}
