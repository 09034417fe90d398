import type { Deps } from '../../../platform/deps.ts'
import type { RowDraft } from '../rules/row-draft.ts'

/** A row as it waits in the database: nobody reads a number there. */
export const sealNumbers = ({ secrets }: Pick<Deps, 'secrets'>, draft: RowDraft): RowDraft =>
  withNumbers(draft, (plain) => secrets.seal(plain).toString('base64'))

export const openNumbers = ({ secrets }: Pick<Deps, 'secrets'>, draft: RowDraft): RowDraft =>
  withNumbers(draft, (sealed) => secrets.open(Buffer.from(sealed, 'base64')))

function withNumbers({ things, ...draft }: RowDraft, change: (text: string) => string): RowDraft {
  if (!things) return draft
  return {
    ...draft,
    things: things.map(({ number, ...thing }) => ({
      ...thing,
      ...(number && { number: { kind: number.kind, plain: change(number.plain) } }),
    })),
  }
}
