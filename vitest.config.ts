import { defineConfig } from 'vitest/config'

/** Tests of pure code, of HTTP itself and of what is kept in memory: no database changes them, so they run once. */
const ENGINELESS = [
  'test/{bench,domain,docs,web,widget}/**',
  'test/features/{grinders,mcp}/**',
  'test/http/{accept,bodies,client-address,cors,etag,headers,request-ids,same-origin}.test.ts',
  'test/security/{bombs,patterns,prototypes,redirects,slow-clients,smuggling,static-files}.test.ts',
]

/** Tests that put something else in the place of a module, which others would find there. */
const ALONE = ['test/features/accounts/login.test.ts', 'test/security/sign-in-work.test.ts']

const exclude = ['test/browser/**', 'test/faults/**', ...(process.env.TEST_DATABASE_URL ? ENGINELESS : [])]

export default defineConfig({
  test: {
    projects: [
      // One after the other they share what is loaded, which takes longer than most of them.
      {
        extends: true,
        test: { name: 'together', include: ['test/**/*.test.ts'], exclude: [...exclude, ...ALONE], isolate: false },
      },
      { extends: true, test: { name: 'alone', include: ALONE, exclude } },
    ],
    globalSetup: ['test/support/template-database.ts'],
    // On a machine of two cores as well, where a database server has the second.
    maxWorkers: process.env.TEST_DATABASE_URL ? 1 : 2,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
