import { defineConfig } from 'vitest/config'

/** Tests of pure code, which no database changes: they run once. */
const ENGINELESS = ['bench', 'domain', 'docs', 'web', 'widget'].map((folder) => `test/${folder}/**`)

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**', 'test/faults/**', ...(process.env.TEST_DATABASE_URL ? ENGINELESS : [])],
    globalSetup: ['test/support/template-database.ts'],
    // On a machine of two cores as well, where a database server has the second.
    maxWorkers: process.env.TEST_DATABASE_URL ? 1 : 2,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
