import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, type Environment, loadConfig } from '#src/config.ts'

const SECRET = 'Jx5v0qTz8mRwYb2LkNf7Hs4GdPa9UeCi'
const PRODUCTION = { NODE_ENV: 'production', SESSION_SECRET: SECRET, SMTP_URL: 'smtps://mail.example' }

/** Has a secret set, since otherwise one would be generated and written to disk. */
const load = (env: Environment = {}) => loadConfig({ SESSION_SECRET: SECRET, ...env })

function refusal(env: Environment): ConfigError {
  try {
    load(env)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return error as ConfigError
  }
  throw new Error(`${JSON.stringify(env)} was accepted`)
}

describe('loadConfig', () => {
  it('has a default for every variable', () => {
    expect(load()).toEqual({
      production: false,
      adminEmails: [],
      port: 3000,
      host: 'localhost',
      baseUrl: 'http://localhost:3000',
      dataDir: resolve('var'),
      pagesDir: resolve('var/pages'),
      database: { engine: 'sqlite', path: resolve('var/brewprint.db') },
      redisUrl: undefined,
      sessionSecrets: [SECRET],
      hasGeneratedSecret: false,
      smtpUrl: undefined,
      sendsMail: true,
      mailFrom: 'Brewprint <hello@brewprint.example>',
      trustProxy: ['loopback'],
      apple: {
        audience: 'app.brewprint',
        issuer: 'https://appleid.apple.com',
        jwksUrl: 'https://appleid.apple.com/auth/keys',
      },
      oidc: undefined,
      registration: 'open',
      requireVerifiedEmail: false,
      quotas: true,
      seedDemo: true,
      logLevel: 'info',
      metrics: false,
      compression: true,
      slowQueryMs: 200,
    })
  })

  it('treats an empty variable as unset', () => {
    const names = ['PORT', 'HOST', 'BASE_URL', 'DATA_DIR', 'DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'MAIL_FROM']
    const others = [
      'TRUST_PROXY',
      'APPLE_AUDIENCE',
      'APPLE_ISSUER',
      'APPLE_JWKS_URL',
      'OIDC_ISSUER',
      'OIDC_CLIENT_ID',
      'OIDC_CLIENT_SECRET',
      'OIDC_NAME',
      'REGISTRATION',
      'REQUIRE_VERIFIED_EMAIL',
      'QUOTAS',
      'SEED_DEMO',
      'LOG_LEVEL',
      'METRICS',
      'SLOW_QUERY_MS',
    ]
    expect(load(Object.fromEntries([...names, ...others].map((name) => [name, ''])))).toEqual(load())
  })

  it.each([
    [{ PORT: '8080' }, { port: 8080, baseUrl: 'http://localhost:8080' }],
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: '65535' }, { port: 65535 }],
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    [{ SLOW_QUERY_MS: '0' }, { slowQueryMs: 0 }],
    [{ SLOW_QUERY_MS: '60000' }, { slowQueryMs: 60_000 }],
    [{ BASE_URL: 'https://brew.example' }, { baseUrl: 'https://brew.example' }],
    [{ BASE_URL: ' https://brew.example/coffee// ' }, { baseUrl: 'https://brew.example/coffee' }],
    [{ REDIS_URL: 'redis://:password@cache:6379/2' }, { redisUrl: 'redis://:password@cache:6379/2' }],
    [{ REDIS_URL: 'rediss://cache' }, { redisUrl: 'rediss://cache' }],
    [{ SMTP_URL: 'smtp://user:password@mail:587' }, { smtpUrl: 'smtp://user:password@mail:587' }],
    [{ MAIL_FROM: 'brew@example.com' }, { mailFrom: 'brew@example.com' }],
    [{ MAIL_FROM: 'The Brewers <brew@example.com>' }, { mailFrom: 'The Brewers <brew@example.com>' }],
    [{ SEED_DEMO: 'false' }, { seedDemo: false }],
    [{ SEED_DEMO: '0' }, { seedDemo: false }],
    [{ SEED_DEMO: 'YES' }, { seedDemo: true }],
    [{ LOG_LEVEL: 'DEBUG' }, { logLevel: 'debug' }],
    [{ METRICS: 'on' }, { metrics: true }],
    [
      { SESSION_SECRET: `${'a'.repeat(32)} , ${'b'.repeat(40)},` },
      { sessionSecrets: ['a'.repeat(32), 'b'.repeat(40)] },
    ],
  ])('reads %j', (env, expected) => {
    expect(load(env)).toMatchObject(expected)
  })

  it('reads the OIDC_ variables, which need each other', () => {
    const issuer = { OIDC_ISSUER: 'https://id.example/realm' }
    const client = { OIDC_CLIENT_ID: 'brewprint' }
    expect(load({ ...issuer, ...client }).oidc).toEqual({
      issuer: 'https://id.example/realm',
      clientId: 'brewprint',
      clientSecret: undefined,
      name: 'id.example',
    })
    const all = load({ ...issuer, ...client, OIDC_CLIENT_SECRET: 'hush', OIDC_NAME: 'Kitchen ID' })
    expect(all.oidc).toMatchObject({ clientSecret: 'hush', name: 'Kitchen ID' })
    for (const half of [issuer, client]) expect(() => load(half)).toThrow('must be set together')
    expect(() => load({ OIDC_ISSUER: 'http://id.example', ...client })).toThrow(/must start with https/)
    expect(load({ OIDC_ISSUER: 'http://127.0.0.1:9000', ...client }).oidc?.issuer).toBe('http://127.0.0.1:9000')
  })

  it('reads the APPLE_ variables', () => {
    const env = {
      APPLE_AUDIENCE: 'my.app',
      APPLE_ISSUER: 'https://id.example',
      APPLE_JWKS_URL: 'http://localhost:9/keys',
    }
    expect(load(env).apple).toEqual({
      audience: 'my.app',
      issuer: 'https://id.example',
      jwksUrl: 'http://localhost:9/keys',
    })
  })

  it('puts the database below DATA_DIR', () => {
    const { dataDir, database } = load({ DATA_DIR: 'elsewhere' })
    expect(dataDir).toBe(resolve('elsewhere'))
    expect(database).toEqual({ engine: 'sqlite', path: join(dataDir, 'brewprint.db') })
  })

  it.each([
    ['sqlite:other.db', { engine: 'sqlite', path: resolve('other.db') }],
    ['sqlite:/data/other.db', { engine: 'sqlite', path: '/data/other.db' }],
    ['sqlite:///data/other.db', { engine: 'sqlite', path: '/data/other.db' }],
    ['postgres://user:password@host:5433/brew', { engine: 'postgres', url: 'postgres://user:password@host:5433/brew' }],
    ['postgresql://host/brew?sslmode=require', { engine: 'postgres', url: 'postgresql://host/brew?sslmode=require' }],
  ])('reads DATABASE_URL %s', (url, database) => {
    expect(load({ DATABASE_URL: url }).database).toEqual(database)
  })

  it('seeds the demo by default only into SQLite, and never in production', () => {
    expect(load({ DATABASE_URL: 'postgres://host/brew' }).seedDemo).toBe(false)
    expect(load({ DATABASE_URL: 'postgres://host/brew', SEED_DEMO: 'true' }).seedDemo).toBe(true)
    expect(load(PRODUCTION).seedDemo).toBe(false)
  })

  it.each([
    ['127.0.0.1', ['127.0.0.1']],
    ['10.0.0.0/8, 192.168.1.7', ['10.0.0.0/8', '192.168.1.7']],
    ['2001:db8::/32,::1', ['2001:db8::/32', '::1']],
    ['loopback, linklocal,uniquelocal', ['loopback', 'linklocal', 'uniquelocal']],
  ])('reads TRUST_PROXY %s', (value, proxies) => {
    expect(load({ TRUST_PROXY: value }).trustProxy).toEqual([...new Set(['loopback', ...proxies])])
  })
})

describe('loadConfig with an invalid variable', () => {
  it.each([
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', '0x50'],
    ['PORT', '3000 '],
    ['SLOW_QUERY_MS', '-1'],
    ['SLOW_QUERY_MS', '60001'],
    ['SLOW_QUERY_MS', '0.5'],
    ['SLOW_QUERY_MS', 'off'],
    ['BASE_URL', 'brew.example'],
    ['BASE_URL', 'http:brew.example'],
    ['BASE_URL', 'ftp://brew.example'],
    ['BASE_URL', 'https://brew.example/?page=1'],
    ['BASE_URL', 'https://brew.example/#top'],
    ['DATABASE_URL', 'mysql://root:hunter2@host/brew'],
    ['DATABASE_URL', 'postgres:hunter2@host'],
    ['DATABASE_URL', 'sqlite:'],
    ['DATABASE_URL', 'sqlite::memory:'],
    ['DATABASE_URL', '/data/brewprint.db'],
    ['REDIS_URL', 'http://:hunter2@cache'],
    ['REDIS_URL', 'cache:6379'],
    ['REDIS_URL', 'redis://'],
    ['SMTP_URL', 'mail.example:hunter2'],
    ['SMTP_URL', 'https://user:hunter2@mail.example'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@example.com\r\nBcc: b@example.com'],
    ['MAIL_FROM', 'Brewers <a@example.com'],
    ['MAIL_FROM', 'a@example.com, b@example.com'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', 'proxy.example'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', '10.0.0.0/'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '::/0'],
    ['TRUST_PROXY', '2001:db8::/129'],
    ['TRUST_PROXY', '127.0.0.1, nonsense'],
    ['APPLE_JWKS_URL', 'file:///keys.json'],
    ['SEED_DEMO', 'maybe'],
    ['METRICS', '2'],
    ['LOG_LEVEL', 'loud'],
    ['SESSION_SECRET', 'hunter2'],
    ['SESSION_SECRET', `${SECRET},hunter2`],
    ['SESSION_SECRET', ' , '],
  ])('throws a one-line message that names it: %s=%j', (name, value) => {
    const { message } = refusal({ [name]: value })
    expect(message).toMatch(new RegExp(`^${name} must .+$`))
    expect(message).not.toContain('\n')
    expect(message).not.toContain('hunter2')
  })

  it('shortens the value in the message', () => {
    expect(refusal({ LOG_LEVEL: 'x'.repeat(10_000) }).message.length).toBeLessThan(250)
  })
})

describe('loadConfig in production', () => {
  it('listens on all addresses and sends mail by SMTP', () => {
    expect(load(PRODUCTION)).toMatchObject({ production: true, host: '::', smtpUrl: 'smtps://mail.example' })
    expect(load({ ...PRODUCTION, HOST: '127.0.0.1' }).host).toBe('127.0.0.1')
  })

  it.each([
    's'.repeat(64),
    'abab'.repeat(12),
    '0123456789abcdef0123456789abcdef',
    'please-change-me-to-something-random!',
    'correct horse battery password staple',
  ])('refuses the guessable SESSION_SECRET %s, also by https without NODE_ENV', (SESSION_SECRET) => {
    const words = /SESSION_SECRET is too easy to guess/
    expect(() => loadConfig({ ...PRODUCTION, SESSION_SECRET })).toThrow(words)
    expect(() => loadConfig({ BASE_URL: 'https://brew.example', SESSION_SECRET })).toThrow(words)
    expect(() => loadConfig({ ...PRODUCTION, SESSION_SECRET: `${SECRET},${SESSION_SECRET}` })).toThrow(words)
  })

  it.each(['invite', 'closed'])('needs no SMTP_URL when registration is %s, and then sends no mail', (REGISTRATION) => {
    const config = loadConfig({ ...PRODUCTION, SMTP_URL: '', REGISTRATION })
    expect([config.smtpUrl, config.sendsMail, config.registration]).toEqual([undefined, false, REGISTRATION])
  })

  it.each(['SMTP_URL', 'SESSION_SECRET'])('throws without %s', (name) => {
    expect(refusal({ ...PRODUCTION, [name]: undefined }).message).toMatch(
      new RegExp(`^${name} must be set in production`),
    )
    expect(refusal({ ...PRODUCTION, [name]: '' }).message).toMatch(new RegExp(`^${name} must be set in production`))
  })
})
