/** Builds a part that widget.js loads on demand: `--mode steps` is dist/widget/steps.js. */
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import widget from './vite.config.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig(({ mode }) => ({
  ...widget,
  build: {
    ...widget.build,
    lib: { entry: at(`src/${mode}/main.ts`), formats: ['es'], fileName: () => `${mode}.js` },
    // Vite leaves the white space of modules that others may build with.
    rolldownOptions: { output: { codeSplitting: false, minify: true } },
  },
}))
