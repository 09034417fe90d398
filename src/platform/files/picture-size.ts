import sharp from 'sharp'

/** Width and height of an accepted picture, pixels. */
export async function pictureSize(picture: Buffer): Promise<{ width: number; height: number }> {
  const { width = 0, height = 0 } = await sharp(picture).metadata()
  return { width, height }
}
