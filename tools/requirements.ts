const COUNTS = { R: 26, E: 16, T: 9, V: 14, P: 2, A: 12, M: 1, B: 13 }

/** Ids of the specification's requirements: R01 to B13. */
export const REQUIREMENTS = Object.entries(COUNTS).flatMap(([letter, count]) =>
  Array.from({ length: count }, (_, index) => `${letter}${String(index + 1).padStart(2, '0')}`),
)

/** Which requirements have a passing test that names them in its title, and which have none yet. */
export function reportRequirements(titles: readonly string[]): string {
  const named = new Set(titles.flatMap((title) => title.match(/\b[RETVPAMB]\d{2}\b/g) ?? []))
  const without = REQUIREMENTS.filter((id) => !named.has(id))
  const covered = REQUIREMENTS.length - without.length
  return `\nRequirements with a passing test: ${covered} of ${REQUIREMENTS.length}\n${without.length > 0 ? `Without one: ${without.join(' ')}\n` : ''}`
}
