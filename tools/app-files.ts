import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { build } from 'vite'

const ROOT = join(import.meta.dirname, '..')
/** The market's green, to the edge: devices cut maskable icons into shapes of their own. */
const GROUND = '#0b5d4e'

/** What makes the market an app on a device, beside the built pages: its service worker and its icons. */
export async function buildAppFiles(client: string): Promise<void> {
  await Promise.all([buildWorker(client), drawIcons(join(client, 'app-icons'))])
}

async function buildWorker(client: string): Promise<void> {
  await build({
    ...{ root: ROOT, configFile: false, logLevel: 'error', publicDir: false },
    // Workbox says less in what is made for people.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ...{ outDir: client, emptyOutDir: false, reportCompressedSize: false },
      lib: { entry: join(ROOT, 'src/web/service-worker/worker.ts'), formats: ['es'], fileName: () => 'sw.js' },
    },
  })
}

async function drawIcons(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const mark = await readFile(join(ROOT, 'src/web/ui/brand-mark.svg'))
  const drawn = (size: number) => sharp(mark, { density: (72 * size) / 32 }).resize(size, size)
  const save = (name: string, image: ReturnType<typeof sharp>) => image.png().toFile(join(folder, name))
  await Promise.all([
    ...[192, 512].map((size) => save(`${size}.png`, drawn(size))),
    save('180.png', drawn(180).flatten({ background: GROUND })),
    // What matters stays within the middle four fifths.
    save(
      'maskable-512.png',
      sharp({ create: { width: 512, height: 512, channels: 4, background: GROUND } }).composite([
        { input: await drawn(410).png().toBuffer() },
      ]),
    ),
  ])
}
