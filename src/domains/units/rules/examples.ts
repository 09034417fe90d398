import { type Facts, type Group, MEASURED } from './facts.ts'

const all = <Name extends string, Value>(names: readonly Name[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as { [Each in Name]: Value }

/** One of a group at which nothing is wrong. */
export function flawless(group: Group): Facts {
  const { screen, battery, parts, wiped, counter, tests, locks, accessories } = MEASURED[group]
  return {
    group,
    body: { seen: 'none', count: 0 },
    tests: all<string, 'passed'>(tests, 'passed'),
    locks: all<string, 'off'>(locks, 'off'),
    accessories: all<string, boolean>(accessories, true),
    ...(screen && { screen: { seen: 'none', count: 0 } }),
    ...(battery && { battery: { percent: 96, measuredOn: '2026-11-02', cycles: 48 } }),
    ...(wiped && { wiped: 'purge' }),
    ...(parts && { parts: 'none' }),
    ...(counter && { counter: 1200 }),
  }
}

const but = (group: Group, other: Partial<Facts>): Facts => ({ ...flawless(group), ...other })
const battery = (percent: number) => ({ battery: { percent, measuredOn: '2026-11-02', cycles: 512 } })
const tested = (group: Group, tests: Facts['tests']) => but(group, { tests: { ...flawless(group).tests, ...tests } })
const locked = (group: Group, locks: Facts['locks']) => but(group, { locks: { ...flawless(group).locks, ...locks } })

/** A sentence that names two reasons. */
export const TWO_REASONS: Facts = but('phones', { ...battery(83), body: { seen: 'at20', count: 2 } })

/** For each rule of the newest version facts that it decides. A rule without them fails a test. */
export const EXAMPLES: readonly { rule: string; facts: Facts }[] = [
  { rule: 'allGood', facts: flawless('phones') },
  { rule: 'bodyAt20', facts: but('laptops', { body: { seen: 'at20', count: 2 } }) },
  { rule: 'batteryB', facts: but('phones', battery(83)) },
  { rule: 'sideNotTested', facts: tested('laptops', { ports: 'notTested', microphone: 'notTested' }) },
  { rule: 'otherParts', facts: but('phones', { parts: 'other' }) },
  { rule: 'counterB', facts: but('storage', { counter: 21_500 }) },
  { rule: 'bodyAt50', facts: but('consoles', { body: { seen: 'at50', count: 5 } }) },
  { rule: 'screenAt20', facts: but('tablets', { screen: { seen: 'at20', count: 1 } }) },
  { rule: 'batteryC', facts: but('laptops', battery(76)) },
  { rule: 'counterC', facts: but('cameras', { counter: 163_000 }) },
  { rule: 'simLock', facts: locked('phones', { sim: 'on' }) },
  { rule: 'bodyDamaged', facts: but('network', { body: { seen: 'damaged', count: 1 } }) },
  { rule: 'screenAt50', facts: but('monitors', { screen: { seen: 'at50', count: 3 } }) },
  { rule: 'batteryD', facts: but('tablets', battery(64)) },
  { rule: 'screenDamaged', facts: but('phones', { screen: { seen: 'damaged', count: 1 } }) },
  { rule: 'sideFailed', facts: tested('printers', { scanning: 'failed' }) },
  { rule: 'coreFailed', facts: tested('laptops', { keyboard: 'failed', charging: 'failed' }) },
  { rule: 'biosLock', facts: locked('desktops', { bios: 'on' }) },
  { rule: 'mediumGone', facts: but('desktops', { wiped: 'destroy' }) },
  { rule: 'noPower', facts: tested('others', { power: 'failed' }) },
  { rule: 'accountLock', facts: locked('consoles', { account: 'on' }) },
  { rule: 'mdmLock', facts: locked('laptops', { mdm: 'on' }) },
]
