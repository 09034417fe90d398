import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { textChunks } from './src/web/texts/text-chunks-plugin.ts'

export default defineConfig({
  plugins: [textChunks(), tailwindcss(), reactRouter()],
  build: {
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    manifest: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    reportCompressedSize: false,
  },
})
