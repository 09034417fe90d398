import { DOCUMENT_PRINT } from '../../../i18n/document-print.ts'
import { translate } from '../../../i18n/index.ts'
import { must } from '../../../values/must.ts'
import type { WithdrawalForm } from '../../mail/index.ts'
import { drawnInThread } from './drawn-in-thread.ts'

const SCRIPT = new URL('./withdrawal-forms-thread.ts', import.meta.url)

/**
 * Model forms as one PDF, one for each seller on a page of its own, drawn in a thread; with its name. One file and not one each: a purchase
 * may have many sellers, and each file has its own fonts. `pdf_busy` where too many wait.
 */
export async function withdrawalFormsPdf(
  forms: readonly WithdrawalForm[],
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const bytes = await drawnInThread(SCRIPT, forms, `${forms.length} withdrawal forms`)
  return { name: withdrawalFileName(forms), bytes }
}

/** What the file with these forms is called, in their language. */
export function withdrawalFileName(forms: readonly WithdrawalForm[]): string {
  const { locale, number } = must(forms[0], 'a withdrawal form')
  const word = translate(DOCUMENT_PRINT[locale], locale, 'withdrawalFile')
  return forms.length === 1 ? `${word}-${number}.pdf` : `${word}.pdf`
}
