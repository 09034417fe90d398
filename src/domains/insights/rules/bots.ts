const BOT = /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|curl|wget|python|java\/|okhttp|axios|node/i

/** Whether a program that calls itself so is nobody looking at goods. Browsers always say what they are. */
export function isBot(userAgent: string | undefined): boolean {
  return !userAgent?.startsWith('Mozilla/') || BOT.test(userAgent)
}
