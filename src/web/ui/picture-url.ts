/** Address of one size of a picture. */
export function pictureUrl(key: string, width: 160 | 320 | 640 | 1280): string {
  return `/files/${key}-${width}.webp`
}
