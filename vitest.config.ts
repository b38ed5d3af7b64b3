import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**'],
    globalSetup: ['test/support/template-database.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
