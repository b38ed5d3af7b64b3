import { defineConfig } from 'vitest/config'

/** Tests in a real Chromium: `npm run test:browser`. */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    globalSetup: ['test/support/template-database.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As long as the browser's own waiting.
    expect: { poll: { timeout: 30_000 } },
  },
})
