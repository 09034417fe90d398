import { type Algorithm, hash, verify } from '@node-rs/argon2'

/** argon2id with the least cost that OWASP's password storage cheat sheet names. */
const ARGON2ID: Algorithm.Argon2id = 2
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Nobody's password: checked in its stead where there is none, so that the answer takes the same time. */
const NOBODYS =
  `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}` +
  `$${'bm9ib2R5LW5vYm9keQ'}$${'A'.repeat(43)}`

/** A password as it is kept: argon2id with its own salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, { ...COST, algorithm: ARGON2ID })
}

/** Whether this is the password. Without a hash it is not, after the same work. */
export async function verifyPassword(hashed: string | null, password: string): Promise<boolean> {
  const right = await verify(hashed ?? NOBODYS, password)
  return right && hashed !== null
}
