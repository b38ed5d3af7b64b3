import { defineConfig } from 'vitest/config'

/** Tests in a real Chromium: `npm run test:browser`. */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    globalSetup: ['test/support/template-database.ts'],
    maxWorkers: 2,
    // Only a test that hangs takes this long, however busy the machine is.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // As long as the browser's own waiting: PATIENCE_MS in test/support/eventually.ts.
    expect: { poll: { timeout: 60_000 } },
  },
})
