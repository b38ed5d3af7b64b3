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
    // By default Vite doesn't minify the white space of ES modules in library builds.
    rolldownOptions: { output: { codeSplitting: false, minify: true } },
  },
}))
