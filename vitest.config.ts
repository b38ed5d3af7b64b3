import { defineConfig } from 'vitest/config'
import { webPlugins } from './web/plugins.ts'

/** Tests of pure code, of HTTP itself and of what is kept in memory: no database changes them, so they run once. */
const DATABASE_INDEPENDENT = [
  'test/{bench,domain,docs,i18n,web,widget}/**',
  'test/contracts/{imports,licences,messages,null-handling,openapi,public-tokens,quotas,routes,screen-files,serialize-unfiltered,web-client,web-imports}.test.ts',
  'test/features/{equipment/grinders,service/mcp}/**',
  'test/features/recipes/adaptation/{golden,takes-back}.test.ts',
  'test/http/{accept,bodies,client-address,cors,etag,headers,request-ids,response-cache,same-origin}.test.ts',
  'test/{config,generated-secret}.test.ts',
  'test/mail/{file-transport,smtp-transport,templates}.test.ts',
  'test/security/{bombs,concurrent-searches,line-breaks,mail-logs,not-yours,patterns,poisoned-hosts}.test.ts',
  'test/security/{list-sizes,prototypes,redirects,role-matrix,share-cards,sign-in-work,slow-clients,smuggling,static-files}.test.ts',
  'test/features/service/cards/**',
  'test/server/{process,read-only-image,start}.test.ts',
]

/** Tests that put something else in the place of a module, which others would find there. */
const ALONE = ['test/features/members/accounts/login.test.ts', 'test/security/sign-in-work.test.ts']

const exclude = ['test/browser/**', 'test/faults/**', ...(process.env.TEST_DATABASE_URL ? DATABASE_INDEPENDENT : [])]

export default defineConfig({
  plugins: webPlugins(),
  test: {
    projects: [
      // Files that share a worker share what is loaded, which takes longer than most of them; no-leaks.ts fails
      // those that leave something behind.
      {
        extends: true,
        test: {
          name: 'together',
          include: ['test/**/*.test.ts'],
          exclude: [...exclude, ...ALONE],
          isolate: false,
          setupFiles: ['test/support/no-leaks.ts'],
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE, exclude } },
    ],
    globalSetup: ['test/support/template-database.ts'],
    maxWorkers: 2,
    // Only a test that hangs takes this long, however busy the machine is.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
