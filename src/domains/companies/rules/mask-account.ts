type Account = { bankIban: string | null; bankBic: string | null; bankHolder: string | null }

/** Enough of a bank account to know it again, too little to use it: `PL61 … 2874, WBKP…, O… L…`; `–` for none. */
export function maskAccount({ bankIban, bankBic, bankHolder }: Account): string {
  const parts = [
    bankIban && `${bankIban.slice(0, 4)} … ${bankIban.slice(-4)}`,
    bankBic && `${bankBic.slice(0, 4)}…`,
    bankHolder?.replaceAll(/\S+/g, (word) => `${[...word][0]}…`),
  ]
  return parts.filter(Boolean).join(', ') || '–'
}
