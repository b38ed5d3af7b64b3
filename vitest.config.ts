import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**'],
    globalSetup: ['test/support/template-database.ts'],
    // Races are run for real: on a crowded build machine one may be starved once. Failing twice is failing.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
