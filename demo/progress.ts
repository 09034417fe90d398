const WIDTH = 30

/** A bar on a terminal, a line every fifth of the way elsewhere. */
export function progressBar(label: string, total: number) {
  const started = Date.now()
  let shown = -1
  const draw = (done: number) => {
    const share = Math.min(1, done / total)
    const step = Math.floor(share * (process.stdout.isTTY ? 100 : 5))
    if (step === shown) return
    shown = step
    const filled = Math.round(share * WIDTH)
    const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${Math.round(share * 100)} %`
    process.stdout.write(process.stdout.isTTY ? `\r${label} ${bar} ` : `${label} ${bar}\n`)
  }
  draw(0)
  return {
    to: draw,
    end: () =>
      process.stdout.write(
        `${process.stdout.isTTY ? '\r' : ''}${label}: done in ${Math.round((Date.now() - started) / 1000)} s.${' '.repeat(WIDTH)}\n`,
      ),
  }
}
