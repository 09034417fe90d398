/** Whether the pages are made of a file below `src`; what else is there, only the server reads. */
export function isOfPages(path: string): boolean {
  return /^(web|i18n|values)\/|(^|\/)contract\.ts$|\/rules\/|\.css$/.test(path.replaceAll('\\', '/'))
}
