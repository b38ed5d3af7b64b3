import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** The service worker stands alone at a fixed address. */
export default defineConfig({
  root: path('.'),
  publicDir: false,
  build: {
    outDir: path('../dist/web'),
    emptyOutDir: false,
    target: 'es2022',
    lib: { entry: path('worker/worker.ts'), formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
  },
})
