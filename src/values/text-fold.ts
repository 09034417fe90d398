/** Lower case without diacritics: `Żółć` → `zolc`, `Straße` → `strasse`. One fold for search, slugs and look-ups. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
}

/** `Lenovo ThinkPad T480 (16 GB)` → `lenovo-thinkpad-t480-16-gb`. */
export function slugify(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
}
