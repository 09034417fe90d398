import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import server from './package.json' with { type: 'json' }
import { chunkPlan } from './tools/vite/chunk-plan.ts'
import { lightIcons } from './tools/vite/light-icons.ts'
import { packedPackages } from './tools/vite/packed-packages.ts'
import { plainImports } from './tools/vite/plain-imports.ts'
import { textBundles } from './tools/vite/text-bundles.ts'
import { textChunks } from './tools/vite/text-chunks.ts'

const plan = chunkPlan()
const browsers = ['chrome123', 'edge123', 'firefox121', 'safari17.5']

export default defineConfig({
  plugins: [plainImports(), lightIcons(), textBundles(), textChunks(), tailwindcss(), reactRouter(), packedPackages()],
  // What only the pages are built of (src/web/package.json) goes into the build: a built market runs without it.
  ssr: { noExternal: true, external: Object.keys(server.dependencies) },
  build: {
    manifest: true,
    target: browsers,
    cssTarget: browsers,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { plugins: [plan.plugin], output: { codeSplitting: { groups: plan.groups } } },
      },
    },
  },
})
