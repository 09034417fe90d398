import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { readContacts, readOwnersWithoutFactor } from '../../accounts/index.ts'
import { MAIL_TESTED, readMailHealth } from '../../mail/index.ts'
import { forOperators } from '../../payments/index.ts'
import { missingGuarantee, readGuaranteeFiles, readPublicSettings, readSettings } from '../../settings/index.ts'
import { someDeliver } from '../../shipping/index.ts'
import { readBackupTime } from '../health/read-health.ts'
import { CONFIRMABLE, type Confirmable, openingOf } from '../rules/opening.ts'
import type { OpeningList } from './contract.ts'

export const CONFIRMED_SETTING = 'opening.confirmed'
export type Confirmations = Partial<Record<Confirmable, { by: string; at: string }>>

/** What the market needs before it opens, and what of it is done. */
export async function readOpening(deps: Deps, actor: Actor | undefined): Promise<OpeningList> {
  requireOperator(actor)
  const settings = await readSettings(deps)
  const confirmed = (settings.get(CONFIRMED_SETTING) ?? {}) as Confirmations
  const { owner } = await readPublicSettings(deps)
  const backup = await readBackupTime(deps)
  const items = openingOf(
    {
      demo: deps.config.demo,
      // A demo shows one that nobody entered.
      owner: settings.has('owner') ? owner : null,
      publicUrl: deps.config.publicUrl,
      mailConfigured: deps.config.smtpUrl !== undefined,
      mailSent: (await readMailHealth(deps, 1)).lastSentAt !== null || settings.has(MAIL_TESTED),
      realProvider: (await forOperators.readStandings(deps)).some(
        ({ state, connection }) => state === 'ready' && connection?.test === false,
      ),
      someDeliver: await someDeliver(deps),
      commissionSet: settings.has('commission'),
      guaranteeComplete: missingGuarantee(await readGuaranteeFiles(deps)).length === 0,
      ownersWithoutFactor: (await readOwnersWithoutFactor(deps)).length,
      backupAge: backup && deps.now().getTime() - backup.getTime(),
    },
    new Set(Object.keys(confirmed)),
  )
  const people = await readContacts(deps, [...new Set(Object.values(confirmed).map(({ by }) => by))])
  const nameOf = new Map(people.map(({ userId, firstName, lastName }) => [userId, `${firstName} ${lastName}`.trim()]))
  return {
    items: items.map((one) => {
      const confirmable = CONFIRMABLE.find((item) => item === one.item)
      const said = confirmable && confirmed[confirmable]
      return {
        ...one,
        confirmable: confirmable !== undefined,
        confirmed: said ? { name: nameOf.get(said.by) ?? null, at: said.at } : null,
      }
    }),
  }
}
