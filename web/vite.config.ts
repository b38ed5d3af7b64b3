import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { webPlugins } from './plugins.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

export default defineConfig({
  root: path('.'),
  plugins: webPlugins(),
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: {
    alias: {
      '#domain': path('../src/domain'),
      '#i18n': path('../src/i18n'),
      '#sentences': path('../src/sentences'),
      '#web': path('src'),
    },
  },
  // While working on the app: `npm run dev:web` beside `npm run dev`.
  server: {
    proxy: { '/api': 'http://localhost:3000', '/cards': 'http://localhost:3000', '/embed': 'http://localhost:3000' },
  },
  build: {
    outDir: path('../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // Nothing inlined: the page's policy allows files of our own only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: 'manifest-of-build.json',
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      // What the first page needs is one file, which compresses better than a dozen; so is what many screens share.
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: 'choosers', test: /choosers\.tsx/, priority: 1 },
            { name: 'parts', minShareCount: 4 },
          ],
        },
      },
    },
  },
})
