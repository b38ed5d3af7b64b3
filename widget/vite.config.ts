/** Builds the widget to one script without dependencies: dist/widget/widget.js. */
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: at('.'),
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir: at('../dist/widget'),
    emptyOutDir: false,
    // The oldest browsers with constructed style sheets and container queries; older ones keep the fallback link.
    target: ['chrome105', 'firefox110', 'safari16.4'],
    cssTarget: 'esnext',
    reportCompressedSize: false,
    lib: { entry: at('src/main.ts'), formats: ['iife'], name: 'brewprintWidget', fileName: () => 'widget.js' },
    rolldownOptions: { output: { codeSplitting: false } },
  },
})
