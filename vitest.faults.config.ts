import { defineConfig } from 'vitest/config'

/** Tests that kill, cut and fill up: `npm run test:faults`, or with FAULTS=short a few rounds of each. */
export default defineConfig({
  test: {
    include: ['test/faults/**/*.test.ts'],
    globalSetup: ['test/support/template-database.ts'],
    maxWorkers: 1,
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
})
