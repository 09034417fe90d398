import { transfers } from '../../payments/index.ts'

/** What mails say of a transfer. */
export function transferNews({ holder, bank, iban, title, currency, amount, received }: transfers.Instructions) {
  return {
    ...{ holder, bank, currency, received },
    iban: groupsOfFour(iban),
    title: transfers.readableTitle(title),
    missing: Math.max(0, amount - received),
  }
}

/** An account as people read it. */
export const groupsOfFour = (iban: string) => iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
